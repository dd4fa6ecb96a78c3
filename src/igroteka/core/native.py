"""The one marker that the compiler needs, without a run-time dependency.

This file is never compiled: a compiled module would execute the branch that the type checker calls
unreachable. mypyc recognises the decorator by its full name behind the re-export.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_attrs):
        """Mark a class for mypyc; nothing happens in pure Python."""
        return lambda cls: cls
