package io.wirecost.codecs.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdScalarSerializer;
import java.io.IOException;
import java.util.function.Predicate;

/** Writes an empty text of CSV, and an empty byte string, as a pair of quotes, which tells it from an absent one. */
final class EmptyCells extends SimpleModule {
    private static final long serialVersionUID = 1;

    EmptyCells() {
        super("wirecost-empty-cells");
        addSerializer(new Cell<>(String.class, String::isEmpty, (text, out) -> out.writeString(text)));
        addSerializer(new Cell<>(byte[].class, bytes -> bytes.length == 0, (bytes, out) -> out.writeBinary(bytes)));
    }

    private static final class Cell<V> extends StdScalarSerializer<V> {
        private static final long serialVersionUID = 1;

        private final transient Predicate<V> isEmpty;
        private final transient CarrierConverter.Writer<V> writer;

        Cell(Class<V> type, Predicate<V> isEmpty, CarrierConverter.Writer<V> writer) {
            super(type);
            this.isEmpty = isEmpty;
            this.writer = writer;
        }

        @Override
        public void serialize(V value, JsonGenerator out, SerializerProvider provider) throws IOException {
            if (isEmpty.test(value)) {
                out.writeRawValue("\"\"");
            } else {
                writer.write(value, out);
            }
        }
    }
}
