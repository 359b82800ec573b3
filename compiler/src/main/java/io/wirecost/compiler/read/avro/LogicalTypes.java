package io.wirecost.compiler.read.avro;

import io.wirecost.core.Problems;
import io.wirecost.core.json.Json;
import io.wirecost.core.schema.Type;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * Reads the logical type behind a primitive one. As Avro does, it ignores a logical type that it does not know or that is used
 * wrongly. The user is told of the latter.
 */
final class LogicalTypes {
    private static final int UUID_SIZE = 16;

    private LogicalTypes() {}

    /** The type of a primitive or fixed with its logical type, if the object names one that we know. */
    static Type.Leaf of(Type.Leaf carrier, Json.Obj object, SchemaPlace place, Problems oddities) {
        Json logical = object.members().get("logicalType");
        if (!(logical instanceof Json.Str name)) {
            if (logical != null) {
                place.tell(oddities, "\"logicalType\" must be a string, found " + logical.kind());
            }
            return carrier;
        }
        return switch (name.value()) {
            case "decimal" -> decimal(carrier, object, place, oddities);
            case "uuid" -> uuid(carrier, place, oddities);
            default ->
                temporal(name.value())
                        .<Type.Leaf>map(t -> temporal(t, carrier, place, oddities))
                        .orElse(carrier);
        };
    }

    /** Tells of a known logical type where none can be. */
    static void ignore(Json.Obj object, SchemaPlace place, Problems oddities) {
        if (object.members().get("logicalType") instanceof Json.Str name && isKnown(name.value())) {
            place.tell(
                    oddities,
                    "logicalType " + name.value() + " has no effect here; it belongs into the object of the type "
                            + "that carries it: {\"type\": …, \"logicalType\": \"" + name.value() + "\"}");
        }
    }

    private static boolean isKnown(String name) {
        return name.equals("decimal") || name.equals("uuid") || temporal(name).isPresent();
    }

    private static Optional<Type.Temporal> temporal(String name) {
        return Stream.of(Type.Temporal.values())
                .filter(t -> t.toString().equals(name))
                .findFirst();
    }

    private static Type.Leaf temporal(Type.Temporal type, Type.Leaf carrier, SchemaPlace place, Problems oddities) {
        Type.Leaf expected = type.fitsInt() ? Type.Primitive.INT : Type.Primitive.LONG;
        if (carrier != expected) {
            place.tell(oddities, type + " is carried by " + expected + ", not by " + kind(carrier));
            return carrier;
        }
        return type;
    }

    private static Type.Leaf uuid(Type.Leaf carrier, SchemaPlace place, Problems oddities) {
        Optional<Type.Fixed> fixed = carrier.asFixed().filter(f -> f.size() == UUID_SIZE);
        if (fixed.isEmpty() && carrier != Type.Primitive.STRING) {
            place.tell(oddities, "uuid is carried by string or by fixed of size 16, not by " + kind(carrier));
            return carrier;
        }
        return new Type.Uuid(fixed);
    }

    private static Type.Leaf decimal(Type.Leaf carrier, Json.Obj object, SchemaPlace place, Problems oddities) {
        long oddBefore = oddities.count();
        Optional<Type.Fixed> fixed = carrier.asFixed();
        if (carrier != Type.Primitive.BYTES && fixed.isEmpty()) {
            place.tell(oddities, "decimal is carried by bytes or fixed, not by " + kind(carrier));
        }
        int precision = integer(object, "precision").orElse(0);
        int scale =
                object.members().containsKey("scale") ? integer(object, "scale").orElse(-1) : 0;
        if (precision < 1) {
            place.tell(oddities, "decimal needs a \"precision\": its number of digits, at least 1");
        } else if (scale < 0 || scale > precision) {
            place.tell(
                    oddities,
                    "decimal's \"scale\" must be an integer from 0 to its precision " + precision
                            + ": the digits behind the point");
        }
        fixed.filter(f -> f.size() > 0 && precision > digits(f.size()))
                .ifPresent(f -> place.tell(
                        oddities,
                        "fixed of size " + f.size() + " holds decimals of at most " + digits(f.size())
                                + " digits, not of precision " + precision));
        return oddities.count() > oddBefore ? carrier : new Type.Decimal(precision, scale, fixed);
    }

    /** Decimal digits that any number in two's complement of this size can have. */
    private static long digits(int sizeBytes) {
        return (long) Math.floor((8L * sizeBytes - 1) * StrictMath.log10(2));
    }

    private static String kind(Type.Leaf carrier) {
        return carrier.asFixed().map(fixed -> "fixed of size " + fixed.size()).orElseGet(carrier::toString);
    }

    /** A member that is an integer of 32 bits. */
    static OptionalInt integer(Json.Obj object, String key) {
        if (object.members().get(key) instanceof Json.Num number) {
            try {
                return OptionalInt.of(Integer.parseInt(number.text()));
            } catch (NumberFormatException e) {
                return OptionalInt.empty();
            }
        }
        return OptionalInt.empty();
    }
}
