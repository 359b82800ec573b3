package io.wirecost.codecs.genson;

import com.owlike.genson.Context;
import com.owlike.genson.Converter;
import com.owlike.genson.convert.DefaultConverters;
import com.owlike.genson.stream.ObjectReader;
import com.owlike.genson.stream.ObjectWriter;

/** A float, which Genson by itself reads as a double and rounds again: the wrong one where that double lies between two floats. */
final class FloatConverter implements Converter<Float> {
    /** The bits of a double that a float lacks, and what they are half-way between two floats. */
    private static final long LACKED = 0x1FFF_FFFFL;

    private static final long HALF_WAY = 0x1000_0000L;

    @Override
    public void serialize(Float value, ObjectWriter out, Context context) {
        DefaultConverters.FloatConverter.instance.serialize(value, out, context);
    }

    @Override
    public Float deserialize(ObjectReader in, Context context) {
        double value = in.valueAsDouble();
        return mayLieBetween(value) ? Float.parseFloat(Double.toString(value)) : (float) value;
    }

    private static boolean mayLieBetween(double value) {
        return (Double.doubleToRawLongBits(value) & LACKED) == HALF_WAY || Math.abs(value) < Float.MIN_NORMAL;
    }
}
