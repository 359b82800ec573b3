#!/usr/bin/env python3
"""A complete runner by ../protocol/PROTOCOL.md, with one codec: Python's own JSON."""
import hashlib, itertools, json, platform, re, struct, sys, time, zlib

FORMS = {"boolean": "?", "int": "i", "date": "i", "time-millis": "i", "float": "f", "double": "d"}  # the others: q
TEXTS = {"string": "utf-8", "enum": "utf-8", "bytes": "latin-1", "fixed": "latin-1"}
CLASSES = {"record": dict, "map": dict, "array": list, "boolean": bool, "float": float, "double": float}
PAGE = bytes(4096)
VERSION = platform.python_version()
HELLO = {"protocol": 2, "runtime": "python", "title": "Python", "version": VERSION, "codecs": [{
    "name": "json", "format": "JSON", "layout": "bytes as Latin-1, logical types as integers", "family": "text",
    "library": "python:json", "version": VERSION, "backEnd": "C", "default": True}]}


def parts(kind):  # "map(optional(int))" becomes ("map", "optional(int)")
    return re.match(r"([\w-]+)(?:\((.*)\))?$", kind).groups()


class Input:
    """A file of docs/dataset-format.md: numbers, and whatever has its length before it."""

    def __init__(self, path, magic):
        self.content, self.at = open(path, "rb").read(), 20
        assert self.content[:20] == magic + b"\0\0\0\1", f"expected {magic} 1 in {path}"

    def raw(self, size):
        self.at += size
        return self.content[self.at - size:self.at]

    def number(self, form="i"):
        return struct.unpack(">" + form, self.raw(struct.calcsize(">" + form)))[0]

    def bytes(self):
        return self.raw(self.number())

    def list(self, element):
        return [element() for _ in range(self.number())]


def sized(content):  # bytes, or a list of them, with the length before
    return struct.pack(">i", len(content)) + (content if isinstance(content, bytes) else b"".join(content))


class Schema:
    """Reads and writes values: the schema says what comes next."""

    def __init__(self, text):
        self.root, self.definitions = f"record({text.split()[1]})", {}
        for name, lines in re.findall(r"^(?:record|union|enum) (.+)\n((?:  .+\n)*)", text, re.M):
            fields = re.findall(r"^  (\w+)(?: (\S+))?(?: (.+))?$", lines, re.M)  # a symbol of an enum has a name only
            self.definitions[name] = [(field, json.loads(key or f'"{field}"'), kind) for field, kind, key in fields]

    def read(self, file, whole):
        kind, inner = parts(whole)
        if kind == "record":
            values = [(key, self.read(file, of)) for _, key, of in self.definitions[inner]]
            return {key: value for key, value in values if value is not None}
        if kind == "optional":
            return self.read(file, inner) if file.number("?") else None
        if kind == "array":
            return file.list(lambda: self.read(file, inner))
        if kind == "map":
            return dict(file.list(lambda: (file.bytes().decode(), self.read(file, inner))))
        if kind in TEXTS:
            return file.bytes().decode(TEXTS[kind])
        if kind in ("decimal", "uuid"):
            return int.from_bytes(file.bytes() if kind == "decimal" else file.raw(16), "big", signed=kind == "decimal")
        return None if kind == "null" else file.number(FORMS.get(kind, "q"))

    def write(self, whole, value):
        kind, inner = parts(whole)
        if kind in ("null", "optional"):
            return b"" if kind == "null" else b"\0" if value is None else b"\1" + self.write(inner, value)
        if (type(value) is not CLASSES.get(kind, str if kind in TEXTS else int)
                or kind == "enum" and (value, value, "") not in self.definitions[inner]
                or kind == "fixed" and len(value) != int(inner.split(",")[1])):
            raise ValueError(f"expected {whole}, got {value!r}")
        if kind == "record":
            return b"".join(self.write(of, value.get(key)) for _, key, of in self.definitions[inner])
        if kind == "array":
            return sized([self.write(inner, one) for one in value])
        if kind == "map":
            return sized([sized(key.encode()) + self.write(inner, one) for key, one in value.items()])
        if kind in TEXTS:
            return sized(value.encode(TEXTS[kind]))
        if kind == "decimal":
            return sized(value.to_bytes((value + (value < 0)).bit_length() // 8 + 1, "big", signed=True))
        return value.to_bytes(16, "big") if kind == "uuid" else struct.pack(">" + FORMS.get(kind, "q"), value)

    def groups(self, file):
        """The records of a dataset, group by group."""
        file.bytes(), file.bytes(), file.number("?"), file.number("q")  # its name, this schema, the seed
        for _ in range(file.number()):  # the filter, which is of no use here
            kind = self.root
            for step in file.bytes().decode().split("."):
                kind = next(of for name, _, of in self.definitions[parts(kind)[1]] if name == step)
                kind = parts(kind)[1] if kind.startswith("optional(") else kind
            file.list(lambda: self.read(file, kind))
        return file.list(lambda: (file.bytes(), file.list(lambda: self.read(file, self.root)))[1])


def serialize(record):
    return json.dumps(record, separators=(",", ":"), ensure_ascii=False).encode()


def sink(value):
    """Reads every field of what was decoded."""
    if isinstance(value, dict):
        return sum(len(key) + sink(one) for key, one in value.items())
    return sum(map(sink, value)) if isinstance(value, list) else len(value) if hasattr(value, "__len__") else 1


def run(operation, inputs, nanos):
    """Goes on through the inputs until the time is over."""
    count, wall, busy = 0, time.perf_counter_ns(), time.process_time_ns()
    while (spent := time.perf_counter_ns() - wall) < nanos or count == 0:
        batch = 8 if spent < nanos * count / 100 else 1  # a look at the clock costs little against eight of them
        for _ in range(batch):
            operation(next(inputs))
        count += batch
    return {"operations": count, "nanos": spent, "processorNanos": time.process_time_ns() - busy}


def reference():
    """Does always the same work: a checksum of bytes that stay in the nearest cache. Tells how long it took."""
    start, total = time.process_time_ns(), 0
    for _ in range(300):  # 0.4 ms
        total = zlib.crc32(PAGE, total)
    return time.process_time_ns() - start


class Runner:
    def __init__(self):
        self.requests, self.told = {"hello": lambda _: HELLO, "screen": lambda _: {"refused": {}}, "open": self.open}, 0
        self.received = self.answered = time.process_time_ns()

    def telling(self, items):
        """The same items; says between them that the work goes on, at most ten times a second."""
        for item in items:
            if time.monotonic() > self.told + 0.1:
                self.told = time.monotonic()
                print(json.dumps({"progress": {}}), flush=True)
            yield item

    def open(self, request):
        self.schema, self.works, done = Schema(open(request["schema"]).read()), {}, {"version": VERSION}
        self.requests["decode"] = self.decode
        if "dataset" in request:
            file = Input(request["dataset"], b"wirecost dataset")
            self.groups, done["dataset"] = self.schema.groups(file), hashlib.sha256(file.content).hexdigest()
            self.requests |= {"encode": self.encode, "warm": self.warm, "slice": self.slice}
        return done

    def encode(self, request):
        messages = [sized(serialize(record)) + b"\0" for record in self.telling(sum(self.groups, []))]
        open(request["bytes"], "wb").write(b"wirecost encoded\0\0\0\1" + sized(messages))
        return {"outcomes": [{} for _ in messages]} if request.get("each") else {}

    def decode(self, request):
        file, values, outcomes = Input(request["bytes"], b"wirecost encoded"), [], []
        for message in self.telling(file.list(lambda: (file.bytes(), file.number("?"))[0])):
            start, problem = time.process_time_ns(), {}
            try:
                values.append(self.schema.write(self.schema.root, json.loads(message)))
            except Exception as e:
                if not request.get("each"):
                    raise
                problem["problem"] = f"threw {e!r}"
            outcomes.append({"processorNanos": time.process_time_ns() - start, **problem})
        open(request["values"], "wb").write(b"wirecost decoded\0\0\0\1" + sized(values))
        return {"outcomes": outcomes} if request.get("each") else {}

    def work(self, name):
        """An operation, and the inputs of each group in rotation."""
        if not self.works:
            for _ in range(125):  # some 50 ms
                reference()
            encoded = [[serialize(record) for record in self.telling(group)] for group in self.groups]
            self.works = {"serialize": (lambda record: len(serialize(record)), [*map(itertools.cycle, self.groups)]),
                          "deserialize": (lambda message: sink(json.loads(message)), [*map(itertools.cycle, encoded)]),
                          "floor": (bytearray, [itertools.cycle(sum(encoded, []))])}
        return self.works[name]

    def warm(self, request):
        (operation, groups), windows, spent, is_warm = self.work(request["operation"]), [], 0, False
        while spent < request["capNanos"] and not is_warm:
            runs = [run(operation, inputs, 60_000_000 / len(groups)) for inputs in self.telling(groups)]
            spent += sum(one["processorNanos"] for one in runs)
            windows.append(sum(one["processorNanos"] / one["operations"] for one in runs))
            is_warm = len(windows) >= 4 and abs(min(windows[-2:]) / min(windows[-4:-2]) - 1) <= 0.1
        return {"processorNanos": spent, "capped": not is_warm}

    def slice(self, request):
        (operation, groups), turns, rest = self.work(request["operation"]), request["groups"], request["leadNanos"]
        assert turns and set(turns) <= set(range(len(groups))), f"groups are 0 to {len(groups) - 1}, got {turns}"
        while rest > 0:
            longest = min(request["slotNanos"], rest / len(set(turns)))
            rest -= sum(run(operation, groups[turn], longest)["nanos"] for turn in self.telling(set(turns)))
        slots, bursts = [], [reference()]
        for turn in self.telling(turns):
            slots.append(run(operation, groups[turn], request["slotNanos"]))
            bursts.append(reference())
        for slot, before, after in zip(slots, bursts, bursts[1:]):
            slot["referenceNanos"] = (before + after) // 2
        return {"slots": slots, "wholeNanos": time.process_time_ns() - self.received,
                "idleNanos": self.received - self.answered}


runner = Runner()
for line in sys.stdin:
    runner.received = time.process_time_ns()
    try:
        request = json.loads(line)
        assert request.get("protocol", 2) == 2, "this runner speaks version 2 of the runner protocol"
        assert request["request"] in runner.requests, "an unknown request, or nothing was opened for it"
        answer = {"done": runner.requests[request["request"]](request)}
    except Exception as e:  # whatever happens is an answer
        answer = {"problem": {"message": f"threw {e!r}"}}
    runner.answered = time.process_time_ns()
    print(json.dumps(answer), flush=True)
