package io.wirecost.compiler.read.jsonschema;

import io.wirecost.core.json.Json;
import io.wirecost.core.schema.Type;
import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;

/** The types of values without parts. */
final class LeafTypes {
    private static final BigDecimal LEAST_INT = BigDecimal.valueOf(Integer.MIN_VALUE);
    private static final BigDecimal MOST_INT = BigDecimal.valueOf(Integer.MAX_VALUE);
    private static final BigDecimal MOST_LONG = BigDecimal.valueOf(Long.MAX_VALUE);
    private static final int MOST_DIGITS = 38;
    private static final int USUAL_DIGITS = 18;
    private static final int UNSIGNED_DIGITS = 20;

    private LeafTypes() {}

    static Type text(Facets facets) {
        Json encoding = facets.rules.get("contentEncoding");
        if (new Json.Str("base64").equals(encoding)) {
            return Type.Primitive.BYTES;
        }
        String format = facets.rules.get("format") instanceof Json.Str text ? text.value() : "";
        return switch (format) {
            case "date-time" -> Type.Temporal.TIMESTAMP_MICROS;
            case "date" -> Type.Temporal.DATE;
            case "uuid" -> new Type.Uuid(Optional.empty());
            case "byte" -> Type.Primitive.BYTES;
            default -> Type.Primitive.STRING;
        };
    }

    static Type integer(Facets facets) {
        Optional<BigDecimal> least = bound(facets, "minimum", "exclusiveMinimum", 1);
        Optional<BigDecimal> most = bound(facets, "maximum", "exclusiveMaximum", -1);
        boolean small = new Json.Str("int32").equals(facets.rules.get("format"))
                || least.filter(number -> number.compareTo(LEAST_INT) >= 0).isPresent()
                        && most.filter(number -> number.compareTo(MOST_INT) <= 0)
                                .isPresent();
        boolean large = most.filter(number ->
                        number.compareTo(MOST_LONG) > 0 && number.precision() - number.scale() <= UNSIGNED_DIGITS)
                .isPresent();
        return small
                ? Type.Primitive.INT
                : large ? new Type.Decimal(UNSIGNED_DIGITS, 0, Optional.empty()) : Type.Primitive.LONG;
    }

    static Type number(Facets facets) {
        Optional<BigDecimal> unit = number(facets.rules, "multipleOf").map(BigDecimal::stripTrailingZeros);
        if (unit.isEmpty()) {
            return Type.Primitive.DOUBLE;
        } else if (unit.get().scale() <= 0) {
            return integer(facets);
        }
        int scale = unit.get().scale();
        int digits = bound(facets, "maximum", "exclusiveMaximum", 0)
                .map(most -> Math.max(1, most.precision() - most.scale()) + scale)
                .orElse(Math.max(USUAL_DIGITS, scale + 1));
        return scale >= MOST_DIGITS
                ? Type.Primitive.DOUBLE
                : new Type.Decimal(Math.min(MOST_DIGITS, digits), scale, Optional.empty());
    }

    /** A bound, which draft 4 excludes by a boolean and later drafts by a number. */
    private static Optional<BigDecimal> bound(Facets facets, String key, String exclusive, int step) {
        Optional<BigDecimal> bound = number(facets.rules, key);
        boolean isExcluded = bound.isEmpty() || new Json.Bool(true).equals(facets.rules.get(exclusive));
        return bound.or(() -> number(facets.rules, exclusive))
                .map(number -> isExcluded ? number.add(BigDecimal.valueOf(step)) : number);
    }

    private static Optional<BigDecimal> number(Map<String, Json> rules, String key) {
        return rules.get(key) instanceof Json.Num number && number.text().length() < MOST_DIGITS * 2
                ? Optional.of(new BigDecimal(number.text())).filter(value -> Math.abs(value.scale()) < 1_000)
                : Optional.empty();
    }
}
