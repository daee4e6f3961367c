"""ICU's own MessageFormat, through its C interface: what a message becomes, by ICU itself."""

import ctypes
import re
from pathlib import Path

UCHAR = ctypes.c_uint16


def _library():
    folders = [Path("/usr/lib/x86_64-linux-gnu"), Path("/usr/lib/aarch64-linux-gnu"), Path("/usr/lib64"), Path("/usr/lib")]
    for folder in folders:
        for path in sorted(folder.glob("libicui18n.so.*")):
            if match := re.fullmatch(r"libicui18n\.so\.(\d+)", path.name):
                return ctypes.CDLL(str(path)), match[1]
    raise OSError("ICU is not installed: libicu-dev")


def _text(value):
    units = value.encode("utf-16-le")
    return (UCHAR * (len(units) // 2 + 1)).from_buffer_copy(units + b"\0\0")


def formatted(pattern, locale, *arguments):
    """The text of a message whose arguments have numbers; `None` where ICU cannot read it."""
    library, version = _library()
    status = ctypes.c_int32(0)
    units = _text(pattern)
    open_format = getattr(library, f"umsg_open_{version}")
    open_format.restype = ctypes.c_void_p
    handle = open_format(units, len(units) - 1, locale.encode(), None, ctypes.byref(status))
    if status.value > 0:
        return None
    values = [ctypes.c_double(value) if isinstance(value, (int, float)) else _text(value) for value in arguments]
    result = (UCHAR * 1000)()
    function = getattr(library, f"umsg_format_{version}")
    function.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int32, ctypes.c_void_p]
    length = function(handle, ctypes.byref(result), 1000, ctypes.byref(status), *values)
    if status.value > 0:
        return None
    return bytes(result)[: 2 * length].decode("utf-16-le")
