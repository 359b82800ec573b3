package io.wirecost.engine.worker;

import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A line that asks a worker for something. */
public final class Request {
    /** What a worker does then, for messages; for the others their name says it. */
    private static final Map<String, String> DOING = Map.of(
            "open", "opening of the codec",
            "encode", "encoding",
            "decode", "decoding",
            "warm", "warm-up",
            "slice", "measuring");

    private final String name;
    private final Map<String, Json> members = new LinkedHashMap<>();

    private Request(String name) {
        this.name = name;
        members.put("request", new Json.Str(name));
    }

    /** @param name as the protocol has it, e.g. {@code encode} */
    public static Request of(String name) {
        return new Request(name);
    }

    String name() {
        return name;
    }

    /** What the worker does meanwhile, in messages. */
    String doing() {
        return DOING.getOrDefault(name, name);
    }

    public Request with(String member, String text) {
        members.put(member, new Json.Str(text));
        return this;
    }

    public Request with(String member, Path path) {
        return with(member, path.toAbsolutePath().toString());
    }

    public Request with(String member, long number) {
        members.put(member, new Json.Num(Long.toString(number)));
        return this;
    }

    public Request with(String member, List<String> texts) {
        members.put(member, new Json.Arr(texts.stream().<Json>map(Json.Str::new).toList()));
        return this;
    }

    Request with(String member, boolean flag) {
        members.put(member, new Json.Bool(flag));
        return this;
    }

    Request withNumbers(String member, List<Integer> numbers) {
        members.put(
                member,
                new Json.Arr(numbers.stream()
                        .<Json>map(number -> new Json.Num(number.toString()))
                        .toList()));
        return this;
    }

    public String line() {
        return JsonText.compact(new Json.Obj(members));
    }
}
