"""The page /api/docs: every call of the JSON API to read, made from its own description, without any script."""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from ..pages.visit import Visit

KINDS: Final = {
    "string": "text",
    "integer": "whole number",
    "number": "number",
    "boolean": "true or false",
    "null": "null",
}

Description = dict[str, Any]
"""A part of an OpenAPI description, as FastAPI hands it over."""


class Field(NamedTuple):
    """A parameter of a call, or a field of a body."""

    name: str
    where: str
    kind: str
    model: str
    """The name of the model that it holds, or nothing."""
    needed: bool
    default: str
    about: str


class Answer(NamedTuple):
    """What a call can answer."""

    status: str
    about: str
    kind: str
    model: str


class Operation(NamedTuple):
    """A call."""

    id: str
    method: str
    path: str
    about: str
    parameters: list[Field]
    body: str
    """The name of the model of its body, or nothing."""
    fields: list[Field]
    answers: list[Answer]


class Model(NamedTuple):
    """A kind of object in bodies and answers."""

    name: str
    about: str
    fields: list[Field]


async def show_docs(request: Request) -> Response:
    """All calls and models."""
    described = (await request.app.state.api.get()).openapi()
    return Visit(request).page(
        "api.html",
        about=described["info"]["description"],
        operations=operations(described),
        models=models(described),
    )


def operations(described: Description) -> list[Operation]:
    """All calls of an OpenAPI description."""
    by_name = {model.name: model for model in models(described)}
    all_calls = []
    for path, calls in described["paths"].items():
        for method, call in calls.items():
            body = model_of(_schema(call.get("requestBody", {})))
            parameters = [
                _field(
                    one["name"], one["in"], one["schema"], one.get("required", False), one.get("description")
                )
                for one in call.get("parameters", [])
            ]
            answers = [
                Answer(status, answer["description"], kind_of(_schema(answer)), model_of(_schema(answer)))
                for status, answer in call["responses"].items()
            ]
            fields = by_name[body].fields if body else []
            about = call.get("description", call["summary"])
            all_calls.append(
                Operation(
                    call["operationId"],
                    method.upper(),
                    f"/api{path}",
                    about,
                    parameters,
                    body,
                    fields,
                    answers,
                )
            )
    return all_calls


def models(described: Description) -> list[Model]:
    """All models of an OpenAPI description."""
    return [
        Model(
            name,
            schema.get("description", ""),
            [
                _field(key, "", one, key in schema.get("required", ()), one.get("description"))
                for key, one in schema.get("properties", {}).items()
            ],
        )
        for name, schema in described["components"]["schemas"].items()
    ]


def _schema(holder: Description) -> Description:
    """The schema of a body or an answer; empty for plain text."""
    schema: Description = holder.get("content", {}).get("application/json", {}).get("schema", {})
    return schema


def _field(name: str, where: str, schema: Description, needed: bool, about: str | None) -> Field:
    default = json.dumps(schema["default"]) if schema.get("default") not in (None, "", {}, []) else ""
    return Field(name, where, kind_of(schema), model_of(schema), needed, default, about or "")


def model_of(schema: Description) -> str:
    """The name of the model that a schema refers to, itself or as an element; nothing if it refers to none."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    for inner in [*schema.get("anyOf", ()), schema.get("items"), schema.get("additionalProperties")]:
        if isinstance(inner, dict) and model_of(inner):
            return model_of(inner)
    return ""


def kind_of(schema: Description) -> str:
    """What a value may be, in words."""
    if "$ref" in schema:
        return model_of(schema)
    if "anyOf" in schema:
        return " or ".join(kind_of(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f'"{one}"' for one in schema["enum"])
    if "const" in schema:
        return f'"{schema["const"]}"'
    if schema.get("type") == "array":
        return f"list of {kind_of(schema['items'])}" if schema.get("items") else "list"
    if schema.get("type") == "object":
        inner = schema.get("additionalProperties")
        return f"object of {kind_of(inner)}" if isinstance(inner, dict) and inner else "object"
    return KINDS.get(schema.get("type", ""), "anything") + _bounds(schema)


def _bounds(schema: Description) -> str:
    """The limits of a number or a text."""
    low, high = schema.get("minimum"), schema.get("maximum")
    if "maxLength" in schema:
        low, high = schema.get("minLength", 0), schema["maxLength"]
        return f", {low} to {high} characters"
    if low is not None and high is not None:
        return f", {low:g} to {high:g}"
    return f", at most {high:g}" if high is not None else f", at least {low:g}" if low is not None else ""
