package io.wirecost.core.codec;

import io.wirecost.core.schema.Field;
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
    private static final int MOST_SLOTS = 254;

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

    /**
     * Refuses a schema with a record that no case class of Scala can hold: its constructor takes at most 255 values with the
     * object itself, of which a 64-bit number counts twice.
     */
    public static Optional<Refusal> ofCaseClasses(Schema schema) {
        return schema.records()
                .filter(record ->
                        record.fields().stream().mapToInt(Refusal::slots).sum() > MOST_SLOTS)
                .map(record -> new Refusal(record.name() + " has more fields than the constructor of a class can take"))
                .findFirst();
    }

    private static int slots(Field field) {
        if (field.type() == Type.Primitive.NULL) {
            return 0;
        }
        return field.type() == Type.Primitive.LONG || field.type() == Type.Primitive.DOUBLE ? 2 : 1;
    }
}
