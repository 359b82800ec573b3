package io.wirecost.codecs.avro;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.apache.avro.Conversion;
import org.apache.avro.Conversions;
import org.apache.avro.LogicalType;
import org.apache.avro.Schema;
import org.apache.avro.data.TimeConversions;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericFixed;
import org.apache.avro.specific.SpecificData;

/** Which Java classes stand for which types of a schema, where Avro has to be told. */
final class JavaTypes {
    private static final List<Conversion<?>> CONVERSIONS = List.of(
            new Conversions.DecimalConversion(),
            new Conversions.UUIDConversion(),
            new TimeConversions.DateConversion(),
            new TimeConversions.TimeMillisConversion(),
            new TimeConversions.TimeMicrosConversion(),
            new TimeConversions.TimestampMillisConversion(),
            new TimeConversions.TimestampMicrosConversion(),
            new TimeConversions.TimestampNanosConversion(),
            new TimeConversions.LocalTimestampMillisConversion(),
            new TimeConversions.LocalTimestampMicrosConversion(),
            new TimeConversions.LocalTimestampNanosConversion());

    private static final LogicalType BYTE_ARRAY = new LogicalType("byte-array");

    private JavaTypes() {}

    /** Logical types as the JDK's. */
    static <D extends GenericData> D withConversions(D data) {
        CONVERSIONS.forEach(data::addLogicalTypeConversion);
        return data;
    }

    /** Fixed as {@code byte[]}, where a {@link #plain} schema asks for it. */
    static <D extends GenericData> D withByteArrays(D data) {
        data.addLogicalTypeConversion(new ByteArrayConversion());
        return data;
    }

    /** Lists as {@link ArrayList}, bytes and fixed as {@code byte[]}; for reflection, in a schema of its own. */
    static Schema plain(Schema schema, Set<Schema> seen) {
        mark(schema, seen);
        return schema;
    }

    private static void mark(Schema schema, Set<Schema> seen) {
        if (!seen.add(schema)) {
            return;
        }
        switch (schema.getType()) {
            case RECORD -> schema.getFields().forEach(f -> mark(f.schema(), seen));
            case UNION -> schema.getTypes().forEach(s -> mark(s, seen));
            case MAP -> mark(schema.getValueType(), seen);
            case ARRAY -> {
                schema.addProp(SpecificData.CLASS_PROP, ArrayList.class.getName());
                mark(schema.getElementType(), seen);
            }
            case BYTES, FIXED -> markBytes(schema);
            default -> {}
        }
    }

    private static void markBytes(Schema schema) {
        if (schema.getLogicalType() != null) {
            return;
        }
        if (schema.getType() == Schema.Type.FIXED) {
            BYTE_ARRAY.addToSchema(schema);
        } else {
            schema.addProp(SpecificData.CLASS_PROP, byte[].class.getName());
        }
    }

    private static final class ByteArrayConversion extends Conversion<byte[]> {
        @Override
        public Class<byte[]> getConvertedType() {
            return byte[].class;
        }

        @Override
        public String getLogicalTypeName() {
            return BYTE_ARRAY.getName();
        }

        @Override
        public byte[] fromFixed(GenericFixed value, Schema schema, LogicalType type) {
            return value.bytes();
        }

        @Override
        public GenericFixed toFixed(byte[] value, Schema schema, LogicalType type) {
            return new GenericData.Fixed(schema, value);
        }
    }
}
