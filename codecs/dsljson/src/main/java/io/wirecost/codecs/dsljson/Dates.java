package io.wirecost.codecs.dsljson;

import com.dslplatform.json.JavaTimeConverter;
import com.dslplatform.json.JsonReader;
import com.dslplatform.json.JsonWriter;
import com.dslplatform.json.StringConverter;
import io.wirecost.core.value.TextCarrier;
import java.io.IOException;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** Dates by DSL-JSON's own code, but for years that it does not write or read: before 0 and after 9999. */
public final class Dates {
    private Dates() {}

    /** A date. */
    public static final class One {
        private One() {}

        public static LocalDate read(JsonReader<?> in) throws IOException {
            return JavaTimeConverter.LOCAL_DATE_READER.read(in);
        }

        public static void write(JsonWriter out, LocalDate value) {
            if (value == null || DslJsonTypes.isPlain(value.getYear())) {
                JavaTimeConverter.serializeNullable(value, out);
            } else {
                out.writeString(TextCarrier.DATE.encode().apply(value));
            }
        }
    }

    /** A list of dates. */
    public static final class Several {
        private Several() {}

        public static List<LocalDate> read(JsonReader<?> in) throws IOException {
            return in.readCollection(JavaTimeConverter.LOCAL_DATE_READER);
        }

        public static void write(JsonWriter out, List<LocalDate> values) {
            out.serialize(values, One::write);
        }
    }

    /** Dates by key. */
    public static final class ByKey {
        private ByKey() {}

        public static Map<String, LocalDate> read(JsonReader<?> in) throws IOException {
            return in.readMap(StringConverter.READER, JavaTimeConverter.LOCAL_DATE_READER);
        }

        public static void write(JsonWriter out, Map<String, LocalDate> values) {
            out.serialize(values, StringConverter.WRITER, One::write);
        }
    }
}
