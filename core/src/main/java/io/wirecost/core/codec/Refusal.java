package io.wirecost.core.codec;

import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Why a codec takes no part.
 *
 * @param reason one true sentence that names the field or value it is about
 */
public record Refusal(String reason) {
    /**
     * Refuses a schema that has a field whose wire name a format or library cannot hold.
     *
     * @param impossible returns whether a wire name cannot be held
     * @param why what is wrong with it, behind "The key of R.f", e.g. {@code has U+0000, which ends a key in BSON}
     */
    public static Optional<Refusal> ofKeys(Schema schema, Predicate<String> impossible, String why) {
        return schema.records()
                .flatMap(record -> record.fields().stream()
                        .filter(field -> field.type() != Type.Primitive.NULL && impossible.test(field.wireName()))
                        .map(field -> new Refusal("The key of %s.%s %s".formatted(record.name(), field.name(), why))))
                .findFirst();
    }
}
