"""Play in the browser: the server, its pages and its JSON API. Nothing here knows a game.

`app.make_app(settings)` is the application, `ops.serve.serve(...)` runs it. This module imports nothing, since
processes that think for bots come through here and need none of it.
"""
