package io.wirecost.compiler.read.avro;

import io.wirecost.core.Problems;
import io.wirecost.core.json.Json;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Reads text that means something to people only, such as documentation and aliases. */
final class UserText {
    private UserText() {}

    /** @param what the text is, for messages */
    static Optional<String> read(Json json, String what, SchemaPlace around, Problems problems) {
        SchemaPlace place = around.at(json);
        if (!(json instanceof Json.Str text)) {
            place.tell(problems, what + " must be a string, found " + json.kind());
            return Optional.empty();
        }
        if (!StandardCharsets.UTF_8.newEncoder().canEncode(text.value())) {
            place.tell(problems, what + " holds a lone surrogate; expected Unicode text");
        }
        return Optional.of(text.value());
    }
}
