package io.wirecost.topics.redact;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Random;
import java.util.function.DoubleFunction;
import java.util.function.DoubleUnaryOperator;

/**
 * Draws numbers with a point: of the same sign, with as many digits, whole where the given one is, and as exact in fewer bits, since
 * some formats then take fewer.
 */
final class RedactedFractions {
    private static final int TRIES = 1_000;
    private static final double WHOLE_TEXT = 1e7;
    private static final double HALF_LEAST = 0x1p-14;
    private static final double HALF_MOST = 65_504;

    private final double value;
    private final DoubleFunction<String> text;
    private final DoubleUnaryOperator rounded;
    private final Random random;

    private RedactedFractions(double value, DoubleFunction<String> text, DoubleUnaryOperator rounded, Random random) {
        this.value = value;
        this.text = text;
        this.rounded = rounded;
        this.random = random;
    }

    static double of(double value, Random random) {
        return new RedactedFractions(value, Double::toString, drawn -> drawn, random).draw();
    }

    static float of(float value, Random random) {
        return (float)
                new RedactedFractions(value, drawn -> Float.toString((float) drawn), drawn -> (float) drawn, random)
                        .draw();
    }

    static BigDecimal of(BigDecimal value, Random random) {
        return new BigDecimal(RedactedNumbers.of(value.unscaledValue(), random), value.scale());
    }

    /** Where chance finds none that is alike, one that is as long. */
    private double draw() {
        if (value == 0 || !Double.isFinite(value)) {
            return value;
        }
        double asLong = rounded.applyAsDouble(digits());
        for (int i = 0; i < TRIES; i++) {
            double drawn = rounded.applyAsDouble(i % 2 == 0 ? digits() : bits());
            if (drawn != 0 && Double.isFinite(drawn) && isAsLong(drawn)) {
                asLong = drawn;
                if (isAlike(drawn)) {
                    return drawn;
                }
            }
        }
        return asLong;
    }

    private boolean isAsLong(double drawn) {
        return text.apply(drawn).length() == text.apply(value).length();
    }

    private boolean isAlike(double drawn) {
        return isFloat(drawn) == isFloat(value) && isHalf(drawn) == isHalf(value);
    }

    private static boolean isFloat(double number) {
        return (float) number == number;
    }

    private static boolean isHalf(double number) {
        double size = Math.abs(number);
        return isFloat(number)
                && size >= HALF_LEAST
                && size <= HALF_MOST
                && (Float.floatToIntBits((float) number) & 0x1fff) == 0;
    }

    /** Other digits, and the same exponent. */
    private double digits() {
        if (value == Math.rint(value) && Math.abs(value) < WHOLE_TEXT) {
            return RedactedNumbers.of(BigInteger.valueOf((long) value), random).doubleValue();
        }
        String whole = text.apply(value);
        int exponent = whole.indexOf('E');
        String mantissa = exponent < 0 ? whole : whole.substring(0, exponent);
        return Double.parseDouble(RedactedTexts.of(mantissa, random) + (exponent < 0 ? "" : whole.substring(exponent)));
    }

    /** Other bits of the mantissa; of a float an odd multiple of its last bit within the same power of ten. */
    private double bits() {
        if (!isFloat(value)) {
            return Double.longBitsToDouble(
                    Double.doubleToLongBits(value) & 0xfff0_0000_0000_0000L | random.nextLong() >>> 12);
        }
        int mantissa = Float.floatToIntBits((float) value) & 0x7f_ffff | 1 << 23;
        double last = Math.ulp((float) value) * Integer.lowestOneBit(mantissa);
        double power = Math.pow(10, Math.floor(Math.log10(Math.abs(value))));
        double multiple = Math.ceil(power * (1 + 9 * random.nextDouble()) / last);
        return Math.copySign((multiple % 2 == 0 ? multiple + 1 : multiple) * last, value);
    }
}
