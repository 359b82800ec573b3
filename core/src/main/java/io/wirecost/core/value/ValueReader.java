package io.wirecost.core.value;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.LeafCases;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeCases;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads what {@link ValueWriter} wrote. */
public final class ValueReader {
    private final Schema schema;
    private final DataInputStream in;

    public ValueReader(Schema schema, InputStream in) {
        this.schema = schema;
        this.in = new DataInputStream(in);
    }

    /** Reads one value of the root record. */
    public RecordValue read() throws IOException {
        return readRecord(schema.root());
    }

    private RecordValue readRecord(RecordDefinition record) throws IOException {
        List<Object> values = new ArrayList<>(record.fields().size());
        for (Field field : record.fields()) {
            values.add(read(field.type()));
        }
        return new RecordValue(values);
    }

    /** Reads one value of a type of the schema. */
    public Object read(Type type) throws IOException {
        return type.match(new TypeCases<>(
                this::readLeaf,
                record -> readRecord(schema.record(record.name())),
                this::readList,
                this::readMap,
                optional -> in.readBoolean() ? read(optional.type()) : null));
    }

    private Object readLeaf(Type.Leaf type) throws IOException {
        return type.match(new LeafCases<>(
                this::readPrimitive,
                this::readTemporal,
                fixed -> readBytes(),
                decimal -> Carriers.toDecimal(readBytes(), decimal.scale()),
                uuid -> Carriers.toUuid(in.readNBytes(2 * Long.BYTES)),
                enumeration -> readString()));
    }

    private Object readPrimitive(Type.Primitive type) throws IOException {
        return switch (type) {
            case NULL -> null;
            case BOOLEAN -> in.readBoolean();
            case INT -> in.readInt();
            case LONG -> in.readLong();
            case FLOAT -> in.readFloat();
            case DOUBLE -> in.readDouble();
            case BYTES -> readBytes();
            case STRING -> readString();
        };
    }

    private Object readTemporal(Type.Temporal type) throws IOException {
        return switch (type) {
            case DATE -> Carriers.toDate(in.readInt());
            case TIME_MILLIS -> Carriers.millisToTime(in.readInt());
            case TIME_MICROS -> Carriers.microsToTime(in.readLong());
            case TIMESTAMP_MILLIS -> Carriers.millisToInstant(in.readLong());
            case TIMESTAMP_MICROS -> Carriers.microsToInstant(in.readLong());
            case LOCAL_TIMESTAMP_MILLIS -> Carriers.millisToLocal(in.readLong());
            case LOCAL_TIMESTAMP_MICROS -> Carriers.microsToLocal(in.readLong());
        };
    }

    private List<Object> readList(Type.ArrayType type) throws IOException {
        int size = in.readInt();
        List<Object> list = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            list.add(read(type.element()));
        }
        return list;
    }

    private Map<String, Object> readMap(Type.MapType type) throws IOException {
        int size = in.readInt();
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < size; i++) {
            map.put(readString(), read(type.value()));
        }
        return map;
    }

    private String readString() throws IOException {
        return new String(readBytes(), StandardCharsets.UTF_8);
    }

    private byte[] readBytes() throws IOException {
        return in.readNBytes(in.readInt());
    }
}
