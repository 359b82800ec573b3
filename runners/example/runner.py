#!/usr/bin/env python3
"""A complete runner by ../protocol/PROTOCOL.md, with one codec: Python's own JSON."""
import hashlib, json, platform, re, struct, sys, time

FORMS = {"boolean": "?", "int": "i", "date": "i", "time-millis": "i", "float": "f", "double": "d"}  # the others: q
VERSION = platform.python_version()
HELLO = {"protocol": 1, "runtime": "python", "title": "Python", "version": VERSION, "codecs": [{
    "name": "json", "format": "JSON", "layout": "bytes as Latin-1, logical types as integers", "family": "text",
    "library": "python:json", "version": VERSION, "backEnd": "C", "default": True}]}


def parts(kind):  # "map(optional(int))" becomes ("map", "optional(int)")
    return re.match(r"([\w-]+)(?:\((.*)\))?$", kind).groups()


class File:
    """The form of docs/dataset-format.md: numbers, and whatever has its length before it."""

    def __init__(self, content=b""):
        self.content, self.at, self.out = content, 0, []

    def raw(self, size):
        self.at += size
        return self.content[self.at - size:self.at]

    def number(self, form="i"):
        return struct.unpack(">" + form, self.raw(struct.calcsize(">" + form)))[0]

    def bytes(self):
        return self.raw(self.number())

    def list(self, element):
        return [element() for _ in range(self.number())]

    def put(self, value, form="i"):
        self.out.append(struct.pack(">" + form, value))

    def put_bytes(self, value):
        self.put(len(value))
        self.out.append(value)


class Schema:
    """Reads and writes values: the schema says what comes next."""

    def __init__(self, text):
        root, *lines = text.split("\n")[:-1]
        self.root, self.records = f"record({root[len('root '):]})", {}
        for line in lines:
            if not line.startswith("  "):
                fields = self.records[line.split(" ")[1]] = []
            elif " " in line[2:]:
                name, kind, *key = line[2:].split(" ", 2)
                fields.append((name, json.loads(key[0]) if key else name, kind))

    def read(self, file, whole):
        kind, inner = parts(whole)
        if kind == "record":
            values = [(key, self.read(file, of)) for _, key, of in self.records[inner]]
            return {key: value for key, value in values if value is not None}
        if kind == "optional":
            return self.read(file, inner) if file.number("?") else None
        if kind == "array":
            return file.list(lambda: self.read(file, inner))
        if kind == "map":
            return dict(file.list(lambda: (file.bytes().decode(), self.read(file, inner))))
        if kind in ("string", "enum"):
            return file.bytes().decode()
        if kind in ("bytes", "fixed"):
            return file.bytes().decode("latin-1")
        if kind in ("decimal", "uuid"):
            return int.from_bytes(file.bytes() if kind == "decimal" else file.raw(16), "big", signed=kind == "decimal")
        return None if kind == "null" else file.number(FORMS.get(kind, "q"))

    def write(self, file, whole, value):
        kind, inner = parts(whole)
        if kind == "record":
            for _, key, of in self.records[inner]:
                self.write(file, of, value.get(key))
        elif kind == "optional":
            file.put(value is not None, "?")
            if value is not None:
                self.write(file, inner, value)
        elif kind in ("array", "map"):
            file.put(len(value))
            for one in value:
                if kind == "map":
                    file.put_bytes(one.encode())
                self.write(file, inner, one if kind == "array" else value[one])
        elif kind in ("string", "enum", "bytes", "fixed"):
            file.put_bytes(value.encode("utf-8" if kind in ("string", "enum") else "latin-1"))
        elif kind == "decimal":
            file.put_bytes(value.to_bytes((value + (value < 0)).bit_length() // 8 + 1, "big", signed=True))
        elif kind == "uuid":
            file.out.append(value.to_bytes(16, "big"))
        elif kind != "null":
            file.put(value, FORMS.get(kind, "q"))


def serialize(record):
    return json.dumps(record, separators=(",", ":"), ensure_ascii=False).encode()


def sink(value):
    """Reads every field of what was decoded."""
    if isinstance(value, dict):
        return sum(len(key) + sink(one) for key, one in value.items())
    return sum(map(sink, value)) if isinstance(value, list) else len(value) if hasattr(value, "__len__") else 1


def read_dataset(path):
    content = open(path, "rb").read()
    file = File(content)
    assert file.raw(16) == b"wirecost dataset" and file.number() == 1, "no dataset of version 1"
    file.bytes()
    schema = Schema(file.bytes().decode())
    file.number("?"), file.number("q")
    for _ in range(file.number()):  # the filter, which is of no use here
        kind = schema.root
        for step in file.bytes().decode().split("."):
            kind = next(of for name, _, of in schema.records[parts(kind)[1]] if name == step)
            kind = parts(kind)[1] if kind.startswith("optional(") else kind
        file.list(lambda: schema.read(file, kind))
    groups = file.list(lambda: (file.bytes(), file.list(lambda: schema.read(file, schema.root)))[1])
    return groups, {"dataset": hashlib.sha256(content).hexdigest(), "version": VERSION}


def write_file(path, magic, file):
    open(path, "wb").write(magic + struct.pack(">i", 1) + b"".join(file.out))


def encode(request):
    groups, done = read_dataset(request["dataset"])
    file = File()
    file.put(sum(map(len, groups)))
    for record in sum(groups, []):
        file.put_bytes(serialize(record))
        file.put(False, "?")
    write_file(request["bytes"], b"wirecost encoded", file)
    return done


def decode(request):
    schema = Schema(open(request["schema"]).read())
    given, back = File(open(request["bytes"], "rb").read()[20:]), File()
    messages = given.list(lambda: (given.bytes(), given.number("?"))[0])
    back.put(len(messages))
    for message in messages:
        schema.write(back, schema.root, json.loads(message))
    write_file(request["values"], b"wirecost decoded", back)
    return {"version": VERSION}


def run(operation, inputs, nanos):
    """Goes through the inputs in turn until the time is over."""
    count, wall, busy = 0, time.perf_counter_ns(), time.process_time_ns()
    while (spent := time.perf_counter_ns() - wall) < nanos or count == 0:
        for _ in range(8):  # a look at the clock costs little against eight operations
            operation(inputs[count % len(inputs)])
            count += 1
    return {"operations": count, "nanos": spent, "processorNanos": time.process_time_ns() - busy}


def measure(request):
    groups, done = read_dataset(request["dataset"])
    encoded = [[serialize(record) for record in group] for group in groups]
    works = {"serialize": (lambda record: len(serialize(record)), groups),
             "deserialize": (lambda message: sink(json.loads(message)), encoded),
             "floor": (lambda message: bytearray(message), [sum(encoded, [])])}
    done |= {"warmUps": [], "slots": []}
    warm = {"floor"}
    for slot in request["slots"]:
        name, group, _ = slot.split(" ")
        operation, inputs = works[name]
        if name not in warm:  # there is no compiler, so what is left is to fill the processor's caches
            spent = [run(operation, group, 30_000_000)["processorNanos"] for group in inputs]
            done["warmUps"].append({"processorNanos": sum(spent), "capped": False})
            warm.add(name)
        done["slots"].append(run(operation, inputs[int(group)], request["slotNanos"]))
        print(json.dumps({"progress": {}}), flush=True)
    return done


REQUESTS = {"hello": lambda _: HELLO, "screen": lambda _: {"refused": {}}, "encode": encode, "decode": decode,
            "measure": measure}
for line in sys.stdin:
    try:
        request = json.loads(line)
        answer = {"done": REQUESTS[request["request"]](request)}
    except Exception as e:  # whatever happens is an answer
        answer = {"problem": {"message": f"threw {e!r}"}}
    print(json.dumps(answer), flush=True)
