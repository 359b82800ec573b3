package io.wirecost.workloads.records;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeEffects;
import io.wirecost.core.value.RecordValue;
import io.wirecost.core.value.TextCarrier;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Neutral values as our JSON codecs write them: without blanks, absent fields left out, logical types by their carriers. */
public final class CompactJson {
    private static final JsonFactory JSON = new JsonFactory();

    private final Schema schema;
    private final JsonGenerator out;

    private CompactJson(Schema schema, JsonGenerator out) {
        this.schema = schema;
        this.out = out;
    }

    /** A value of the root record, in UTF-8. */
    public static byte[] of(Schema schema, RecordValue value) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator out = JSON.createGenerator(bytes)) {
            new CompactJson(schema, out).record(schema.root(), value);
        } catch (IOException e) {
            throw new IllegalStateException("memory cannot fail to be written", e);
        }
        return bytes.toByteArray();
    }

    private void record(RecordDefinition record, RecordValue value) throws IOException {
        out.writeStartObject();
        int i = 0;
        for (Field field : record.fields()) {
            Object member = value.get(i++);
            if (member != null) {
                out.writeFieldName(field.wireName());
                write(field.type(), member);
            }
        }
        out.writeEndObject();
    }

    private void write(Type type, Object value) throws IOException {
        if (value == null) {
            out.writeNull();
            return;
        }
        type.visit(new TypeEffects<>(
                leaf -> leaf(value),
                record -> record(schema.record(record.name()), (RecordValue) value),
                array -> list(array.element(), (List<?>) value),
                map -> map(map.value(), (Map<?, ?>) value),
                optional -> write(optional.type(), value)));
    }

    private void list(Type element, List<?> list) throws IOException {
        out.writeStartArray();
        for (Object each : list) {
            write(element, each);
        }
        out.writeEndArray();
    }

    private void map(Type value, Map<?, ?> map) throws IOException {
        out.writeStartObject();
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            out.writeFieldName((String) entry.getKey());
            write(value, entry.getValue());
        }
        out.writeEndObject();
    }

    private void leaf(Object value) throws IOException {
        if (value instanceof Boolean truth) {
            out.writeBoolean(truth);
        } else if (value instanceof Integer number) {
            out.writeNumber(number);
        } else if (value instanceof Long number) {
            out.writeNumber(number);
        } else if (value instanceof Float number) {
            out.writeNumber(number);
        } else if (value instanceof Double number) {
            out.writeNumber(number);
        } else {
            out.writeString(text(value));
        }
    }

    private static String text(Object value) {
        return TextCarrier.all().stream()
                .filter(carrier -> carrier.type().isInstance(value))
                .map(carrier -> encoded(carrier, value))
                .findFirst()
                .orElseGet(() -> (String) value);
    }

    private static <V> String encoded(TextCarrier<V> carrier, Object value) {
        return carrier.encode().apply(carrier.type().cast(value));
    }
}
