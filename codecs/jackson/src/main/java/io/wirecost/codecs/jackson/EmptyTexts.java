package io.wirecost.codecs.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdScalarSerializer;
import java.io.IOException;

/** Writes an empty text of CSV as a pair of quotes, which tells it from an absent one. */
final class EmptyTexts extends StdScalarSerializer<String> {
    private static final long serialVersionUID = 1;

    private EmptyTexts() {
        super(String.class);
    }

    static Module module() {
        return new SimpleModule("wirecost-empty-texts").addSerializer(new EmptyTexts());
    }

    @Override
    public void serialize(String value, JsonGenerator out, SerializerProvider provider) throws IOException {
        if (value.isEmpty()) {
            out.writeRawValue("\"\"");
        } else {
            out.writeString(value);
        }
    }
}
