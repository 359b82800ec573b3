package io.wirecost.engine.foreign;

import io.wirecost.compiler.json.Json;
import io.wirecost.compiler.json.JsonText;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A line that asks a runner for something. */
final class Request {
    private final String name;
    private final Map<String, Json> members = new LinkedHashMap<>();

    private Request(String name) {
        this.name = name;
        members.put("request", new Json.Str(name));
    }

    /** @param name as the protocol has it, e.g. {@code encode} */
    static Request of(String name) {
        return new Request(name);
    }

    String name() {
        return name;
    }

    Request with(String member, String text) {
        members.put(member, new Json.Str(text));
        return this;
    }

    Request with(String member, Path path) {
        return with(member, path.toAbsolutePath().toString());
    }

    Request with(String member, long number) {
        members.put(member, new Json.Num(Long.toString(number)));
        return this;
    }

    Request with(String member, List<String> texts) {
        members.put(member, new Json.Arr(texts.stream().<Json>map(Json.Str::new).toList()));
        return this;
    }

    String line() {
        return JsonText.compact(new Json.Obj(members));
    }
}
