"""What the compiler wants to be told, without a run-time dependency.

This file is never compiled: a compiled module would execute the branch that the type checker calls
unreachable. mypyc recognises the names by their full ones behind the re-export.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    #: A whole number of 64 bits; in pure Python any whole number.
    i64 = int

    def mypyc_attr(**_attrs):
        """Mark a class for mypyc; nothing happens in pure Python."""
        return lambda cls: cls
