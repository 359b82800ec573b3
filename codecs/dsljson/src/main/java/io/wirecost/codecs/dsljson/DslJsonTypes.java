package io.wirecost.codecs.dsljson;

import com.dslplatform.json.Configuration;
import com.dslplatform.json.DslJson;
import com.dslplatform.json.JavaTimeConverter;
import com.dslplatform.json.JsonWriter;
import com.google.auto.service.AutoService;
import io.wirecost.core.value.TextCarrier;
import java.time.LocalDate;
import java.time.LocalDateTime;

/**
 * Types that DSL-JSON does not know or has in another form than our JSON. It loads this as a service: its annotation processor, so
 * that it takes the types, and each {@link DslJson}.
 */
@AutoService(Configuration.class)
public final class DslJsonTypes implements Configuration {
    private static final int LAST_PLAIN_YEAR = 9999;

    @Override
    @SuppressWarnings({"rawtypes", "unchecked"}) // as DSL-JSON declares it
    public void configure(DslJson json) {
        register(json, TextCarrier.DECIMAL);
        register(json, TextCarrier.TIMESTAMP);
        json.registerWriter(LocalDate.class, (JsonWriter.WriteObject<LocalDate>) Dates.One::write);
        json.registerWriter(LocalDateTime.class, (JsonWriter.WriteObject<LocalDateTime>) DslJsonTypes::write);
        json.registerWriter(Void.class, (out, value) -> out.writeNull());
        json.registerReader(Void.class, in -> {
            if (in.wasNull()) {
                return null;
            }
            throw in.newParseError("Expecting null");
        });
    }

    private static <V> void register(DslJson<?> json, TextCarrier<V> carrier) {
        json.registerWriter(carrier.type(), (out, value) -> {
            if (value == null) {
                out.writeNull();
            } else {
                out.writeString(carrier.encode().apply(value));
            }
        });
        json.registerReader(
                carrier.type(), in -> in.wasNull() ? null : carrier.decode().apply(in.readString()));
    }

    /** DSL-JSON refuses years before 0, and leaves seconds out after 9999. */
    private static void write(JsonWriter out, LocalDateTime value) {
        if (value == null || isPlain(value.getYear())) {
            JavaTimeConverter.serializeNullable(value, out);
        } else {
            out.writeString(TextCarrier.LOCAL_TIMESTAMP.encode().apply(value));
        }
    }

    static boolean isPlain(int year) {
        return year >= 0 && year <= LAST_PLAIN_YEAR;
    }
}
