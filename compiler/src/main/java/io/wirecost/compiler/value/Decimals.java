package io.wirecost.compiler.value;

import io.wirecost.core.schema.Type;
import java.math.BigDecimal;
import java.math.BigInteger;

/** Gives a number the scale of its decimal type, or says why that would lose digits. */
public final class Decimals {
    private Decimals() {}

    public static BigDecimal fit(Type type, BigDecimal number) throws Unfit {
        BigDecimal shortest = number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
        if (shortest.scale() > type.scale()) {
            throw Unfit.expected("at most " + type.scale() + " digits behind the point (" + type + ")", shown(number));
        }
        if (shortest.precision() - (long) shortest.scale() > type.precision() - type.scale()
                && shortest.signum() != 0) {
            throw Unfit.expected(
                    "at most " + (type.precision() - type.scale()) + " digits before the point (" + type + ")",
                    shown(number));
        }
        return shortest.setScale(type.scale());
    }

    /** Reads Avro's form: the unscaled value in two's complement. */
    public static BigDecimal fit(Type type, byte[] unscaled) throws Unfit {
        if (unscaled.length == 0) {
            throw Unfit.expected("the bytes of a " + type, "no bytes");
        }
        return fit(type, new BigDecimal(new BigInteger(unscaled), type.scale()));
    }

    private static String shown(BigDecimal number) {
        String text = number.toString();
        return text.length() <= 60 ? text : text.substring(0, 60) + "…";
    }
}
