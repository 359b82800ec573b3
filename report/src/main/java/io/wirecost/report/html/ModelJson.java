package io.wirecost.report.html;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdScalarSerializer;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import io.wirecost.report.model.ReportModel;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;

/** The model as JSON that can stand in a script element. */
final class ModelJson {
    private static final JsonMapper MAPPER = mapper();

    private ModelJson() {}

    static String of(ReportModel model) {
        return written(MAPPER, model);
    }

    static String written(ObjectMapper mapper, Object model) {
        try {
            return mapper.writeValueAsString(model);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("what a page shows can always be written as JSON", e);
        }
    }

    /** Writes records, without absent components, and nothing that is markup. */
    static JsonMapper mapper() {
        JsonMapper mapper = JsonMapper.builder()
                .addModule(new Jdk8Module())
                .addModule(new SimpleModule()
                        .addSerializer(Double.class, new Rounded())
                        .addSerializer(double.class, new Rounded()))
                .defaultPropertyInclusion(
                        JsonInclude.Value.construct(JsonInclude.Include.NON_ABSENT, JsonInclude.Include.ALWAYS))
                .visibility(PropertyAccessor.GETTER, Visibility.NONE)
                .visibility(PropertyAccessor.IS_GETTER, Visibility.NONE)
                .visibility(PropertyAccessor.FIELD, Visibility.ANY)
                .build();
        mapper.getFactory().setCharacterEscapes(new NoMarkup());
        return mapper;
    }

    /** A large run has a hundred thousand figures, of which a reader sees three digits. */
    private static final class Rounded extends StdScalarSerializer<Double> {
        private static final long serialVersionUID = 1;
        private static final MathContext DIGITS = new MathContext(6);

        Rounded() {
            super(Double.class);
        }

        @Override
        public void serialize(Double figure, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeNumber(new BigDecimal(figure).round(DIGITS).doubleValue());
        }
    }

    /** Nothing that could end the element, open another, or end a line of script. */
    private static final class NoMarkup extends CharacterEscapes {
        private static final long serialVersionUID = 1;

        private final int[] ascii = CharacterEscapes.standardAsciiEscapesForJSON();

        NoMarkup() {
            for (char markup : "<>&'".toCharArray()) {
                ascii[markup] = CharacterEscapes.ESCAPE_CUSTOM;
            }
        }

        @Override
        public int[] getEscapeCodesForAscii() {
            return ascii.clone();
        }

        @Override
        public SerializableString getEscapeSequence(int character) {
            boolean markup = character < 128 || character == 0x2028 || character == 0x2029;
            return markup ? new SerializedString(String.format("\\u%04x", character)) : null;
        }
    }
}
