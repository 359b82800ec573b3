package io.wirecost.accounts.walk;

import io.wirecost.core.json.JsonText;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.Carriers;
import io.wirecost.core.value.IntegerCarrier;
import io.wirecost.core.value.TextCarrier;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Makes neutral values of what formats carry (docs/carriers.md). A carrier is a Boolean, a Number, a String or a byte
 * array; each format uses some of these for a type.
 */
public final class Carried {
    private final Schema schema;

    public Carried(Schema schema) {
        this.schema = schema;
    }

    /**
     * Returns the neutral value of a type.
     *
     * @throws RuntimeException if the carrier stands for no value of the type
     */
    public Object value(Type type, Object carrier) {
        return switch (type.kind()) {
            case NULL -> null;
            case BOOLEAN -> carrier instanceof String text ? Boolean.valueOf(text) : carrier;
            case INT -> Math.toIntExact(integer(carrier));
            case LONG -> integer(carrier);
            case FLOAT ->
                carrier instanceof String text
                        ? (Object) Float.parseFloat(real(text))
                        : ((Number) carrier).floatValue();
            case DOUBLE ->
                carrier instanceof String text
                        ? (Object) Double.parseDouble(real(text))
                        : ((Number) carrier).doubleValue();
            case BYTES, FIXED -> bytes(carrier);
            case STRING -> carrier instanceof byte[] bytes ? text(bytes) : carrier;
            case DECIMAL -> decimal(type.scale(), carrier);
            case UUID ->
                carrier instanceof byte[] bytes && bytes.length == 16
                        ? Carriers.toUuid(bytes)
                        : TextCarrier.UUID.decode().apply(string(carrier));
            case ENUM -> symbol(schema.enumeration(type.name()).symbols(), carrier);
            case DATE -> temporal(type, TextCarrier.DATE, carrier);
            case TIME_MILLIS, TIME_MICROS -> temporal(type, TextCarrier.TIME, carrier);
            case TIMESTAMP_MILLIS, TIMESTAMP_MICROS, TIMESTAMP_NANOS -> temporal(type, TextCarrier.TIMESTAMP, carrier);
            case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS, LOCAL_TIMESTAMP_NANOS ->
                temporal(type, TextCarrier.LOCAL_TIMESTAMP, carrier);
            case RECORD, ARRAY, MAP, OPTIONAL -> throw new IllegalArgumentException("no leaf: " + type);
        };
    }

    /**
     * Returns the number that a text spells.
     *
     * @throws NumberFormatException if it spells none, or is longer than any that a dataset can have: reading takes the square of
     *     its length
     */
    public static BigDecimal number(String text) {
        if (text.length() > 2 * JsonText.NUMBER_LENGTH) {
            throw new NumberFormatException("a number of %,d characters".formatted(text.length()));
        }
        return new BigDecimal(text);
    }

    private static long integer(Object carrier) {
        if (carrier instanceof String text) {
            return number(text).longValueExact();
        } else if (carrier instanceof BigInteger integer) {
            return integer.longValueExact();
        } else if (carrier instanceof Double real) {
            return new BigDecimal(real).longValueExact();
        }
        return ((Number) carrier).longValue();
    }

    /** The words of JSON, XML and YAML for what is no number, in Java's. */
    private static String real(String text) {
        return switch (text) {
            case "INF", "+INF", ".inf", "+.inf", ".Inf" -> "Infinity";
            case "-INF", "-.inf", "-.Inf" -> "-Infinity";
            case ".nan", ".NaN" -> "NaN";
            default -> text;
        };
    }

    private static byte[] bytes(Object carrier) {
        return carrier instanceof String text ? TextCarrier.BYTES.decode().apply(text) : (byte[]) carrier;
    }

    private static Object temporal(Type type, TextCarrier<?> texts, Object carrier) {
        return carrier instanceof String text
                ? texts.decode().apply(text)
                : IntegerCarrier.of(type).decode().apply(integer(carrier));
    }

    private static BigDecimal decimal(int scale, Object carrier) {
        if (carrier instanceof byte[] unscaled) {
            return Carriers.toDecimal(unscaled, scale);
        } else if (carrier instanceof String text) {
            return number(text);
        } else if (carrier instanceof BigDecimal decimal) {
            return decimal;
        }
        return BigDecimal.valueOf(integer(carrier));
    }

    private static String symbol(List<String> symbols, Object carrier) {
        if (carrier instanceof Number index) {
            return symbols.get(index.intValue());
        }
        String symbol = string(carrier);
        if (!symbols.contains(symbol)) {
            throw new IllegalArgumentException("no symbol of the enum");
        }
        return symbol;
    }

    private static String string(Object carrier) {
        return carrier instanceof byte[] bytes ? text(bytes) : (String) carrier;
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
