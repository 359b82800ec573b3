package io.wirecost.core.codec;

import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Names;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeKind;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * Why a codec takes no part.
 *
 * @param reason one true sentence that names the field or value it is about
 */
public record Refusal(String reason) {
    private static final int MOST_SLOTS = 254;

    /** As many as Scrooge's structs have, which is more than ScalaPB's messages have: what was read, and where. */
    private static final int GENERATED_SLOTS = 5;

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
     * Refuses a schema with a wire name that would end, or be changed by, a literal of Java into which it is copied as it is.
     *
     * @param generator whose code has it, e.g. {@code avaje's generator}
     */
    public static Optional<Refusal> ofCopiedKeys(Schema schema, String generator) {
        return ofKeys(
                schema,
                key -> !Names.isPlainKey(key),
                "is empty, not all printable ASCII, or has a quote or backslash: " + generator
                        + " writes it into Java as it is");
    }

    /**
     * Refuses a version of a schema in which a number is gone, or a symbol's place is not its number.
     *
     * @param format in which the numbers have no gaps, since each field has its room behind those before it
     */
    public static Optional<Refusal> ofGoneNumbers(Schema schema, String format) {
        if (!schema.notes().keepsNumbers()) {
            return Optional.empty();
        }
        Optional<String> field = schema.records()
                .filter(record -> record.fields().stream()
                        .anyMatch(each ->
                                each.number().orElse(0) > record.fields().size()))
                .findFirst()
                .map(record -> "%s lacks a number of a field that it had; %s removes no fields"
                        .formatted(record.name(), format));
        return field.or(() -> schema.enums()
                        .filter(each -> !isCounted(schema, each))
                        .findFirst()
                        .map(each -> "%s has symbols in another order than their numbers; in %s a place is a number"
                                .formatted(each.name(), format)))
                .map(Refusal::new);
    }

    private static boolean isCounted(Schema schema, EnumDefinition enumeration) {
        List<String> symbols = enumeration.symbols();
        return IntStream.range(0, symbols.size())
                .allMatch(place -> schema.notes()
                                .number(enumeration.name(), symbols.get(place))
                                .orElse(place)
                        == place);
    }

    /**
     * Refuses a schema with a record that no class of a library's generator can hold. It carries dates and times as numbers, and
     * its constructors take values of their own beside the fields.
     */
    public static Optional<Refusal> ofGeneratedCaseClasses(Schema schema) {
        return ofSlots(schema, MOST_SLOTS - GENERATED_SLOTS, Refusal::carriedSlots);
    }

    /**
     * Refuses a schema with a record that no case class of Scala can hold: its constructor takes at most 255 values with the
     * object itself, of which a 64-bit number counts twice.
     */
    public static Optional<Refusal> ofCaseClasses(Schema schema) {
        return ofSlots(schema, MOST_SLOTS, Refusal::slots);
    }

    /**
     * Refuses a schema with a union in it. The root of a message is a record, though it be a union.
     *
     * @param why what the library cannot do with it, behind "R is a union, and", e.g. {@code Avro's reflection has none of beans}
     */
    public static Optional<Refusal> ofUnions(Schema schema, String why) {
        return schema.records()
                .filter(record -> record.isUnion() && !record.equals(schema.root()))
                .map(union -> new Refusal(union.name() + " is a union, and " + why))
                .findFirst();
    }

    /**
     * Refuses a schema with a union of which two branches are of one class of the JDK though they are of two types in Avro: decimals,
     * UUIDs or times of the day, carried differently.
     */
    public static Optional<Refusal> ofBranchesOfOneClass(Schema schema) {
        return schema.records()
                .filter(record -> record.isUnion() && !record.equals(schema.root()))
                .flatMap(union -> branchesOfOneClass(union).stream())
                .findFirst();
    }

    private static Optional<Refusal> branchesOfOneClass(RecordDefinition union) {
        for (Field branch : union.fields()) {
            for (Field other : union.fields()) {
                if (isOfOneClass(branch.type().present(), other.type().present())) {
                    return Optional.of(new Refusal(union.name() + " is a union, and its branches " + branch.name()
                            + " and " + other.name() + " are of one class, by which Avro would choose"));
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isOfOneClass(Type type, Type other) {
        return switch (type.kind()) {
            case DECIMAL, UUID -> other.kind() == type.kind() && !other.fixed().equals(type.fixed());
            case TIME_MILLIS -> other.kind() == TypeKind.TIME_MICROS;
            default -> false;
        };
    }

    private static Optional<Refusal> ofSlots(Schema schema, int most, ToIntFunction<Field> slots) {
        return schema.records()
                .filter(record -> record.fields().stream().mapToInt(slots).sum() > most)
                .map(record -> new Refusal(record.name() + " has more fields than the constructor of a class can take"))
                .findFirst();
    }

    private static int slots(Field field) {
        if (field.type() == Type.Primitive.NULL) {
            return 0;
        }
        return field.type() == Type.Primitive.LONG || field.type() == Type.Primitive.DOUBLE ? 2 : 1;
    }

    /** A field without values has a place too; a float may be carried as a double. */
    private static int carriedSlots(Field field) {
        boolean wide = slots(field) == 2
                || field.type() == Type.Primitive.FLOAT
                || field.type()
                        .asTemporal()
                        .filter(temporal -> !temporal.fitsInt())
                        .isPresent();
        return wide ? 2 : 1;
    }
}
