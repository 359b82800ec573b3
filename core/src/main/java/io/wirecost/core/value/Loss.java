package io.wirecost.core.value;

import io.wirecost.core.schema.Type;

/**
 * A difference that a format or library cannot avoid. A codec declares its losses in one place; the comparer allows
 * exactly those, and its figures carry a mark.
 */
public enum Loss {
    /** Integers of 64 bits pass through a double: those beyond 2^53 come back rounded. */
    INT64_ROUNDED_TO_DOUBLE("64-bit integers beyond 2^53 come back rounded to a double") {
        @Override
        boolean allows(Type.Leaf type, Object expected, Object actual) {
            return type == Type.Primitive.LONG
                    && expected instanceof Long given
                    && actual instanceof Long back
                    && back.equals((long) (double) given);
        }
    },
    /** The sign of zero is dropped. */
    NEGATIVE_ZERO_UNSIGNED("-0.0 comes back as 0.0") {
        @Override
        boolean allows(Type.Leaf type, Object expected, Object actual) {
            return expected instanceof Number given
                    && actual instanceof Number back
                    && (type == Type.Primitive.FLOAT || type == Type.Primitive.DOUBLE)
                    && given.doubleValue() == 0
                    && back.doubleValue() == 0;
        }
    },
    /** The sign of zero is dropped in numbers of 32 bits, but not in those of 64. */
    FLOAT_NEGATIVE_ZERO_UNSIGNED("-0.0 of 32 bits comes back as 0.0") {
        @Override
        boolean allows(Type.Leaf type, Object expected, Object actual) {
            return type == Type.Primitive.FLOAT && NEGATIVE_ZERO_UNSIGNED.allows(type, expected, actual);
        }
    };

    private final String description;

    Loss(String description) {
        this.description = description;
    }

    /** One line for a reader of the figures. */
    public String description() {
        return description;
    }

    abstract boolean allows(Type.Leaf type, Object expected, Object actual);
}
