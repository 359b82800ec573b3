"""Encodes records by asn1tools, an implementation of UPER that is not ours.

Reads a JSON object with a module, values of a type in it, and the number of that type among the module's. What has parts is a list of these, the components of
a SEQUENCE by place; text, bytes and numbers with a point are hexadecimal. Prints the bytes of each value on a line of its
own, in hexadecimal, or nothing but "missing" if asn1tools is not installed.
"""

import json
import struct
import sys

try:
    import asn1tools
except ImportError:
    print("missing")
    sys.exit()

sys.setrecursionlimit(100_000)


def python_value(type_, value):
    """A value as asn1tools takes it for a parsed type."""
    kind = type_["type"]
    if kind == "SEQUENCE":
        return {
            member["name"]: python_value(member, part)
            for member, part in zip(type_["members"], value, strict=True)
            if part is not None or member["type"] == "NULL"
        }
    if kind == "CHOICE":
        return next(
            (member["name"], python_value(member, part))
            for member, part in zip(type_["members"], value, strict=True)
            if part is not None
        )
    if kind == "SEQUENCE OF":
        return [python_value(type_["element"], part) for part in value]
    if kind == "ENUMERATED":
        return type_["values"][value][0]
    if kind == "OCTET STRING":
        return bytes.fromhex(value)
    if kind == "UTF8String":
        return bytes.fromhex(value).decode("utf-8")
    if kind == "REAL":
        return struct.unpack(">d", bytes.fromhex(value))[0]
    return python_value(types[kind], value) if kind in types else value


task = json.load(sys.stdin)
types = next(iter(asn1tools.parse_string(task["module"]).values()))["types"]
root = list(types)[task["root"]]
codec = asn1tools.compile_string(task["module"], "uper")
for record in task["records"]:
    print(codec.encode(root, python_value(types[root], record)).hex())
