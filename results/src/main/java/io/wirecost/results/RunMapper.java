package io.wirecost.results;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.FromStringDeserializer;
import com.fasterxml.jackson.databind.deser.std.StdDelegatingDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdDelegatingSerializer;
import com.fasterxml.jackson.databind.ser.std.StdScalarSerializer;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Wrapper;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Trial;
import java.io.IOException;
import java.util.function.Function;

/**
 * Maps {@link Run} and its parts to JSON. The records' components are the keys, unless a form says otherwise. A link
 * and a wrapper are their labels. A trial is its id where it is not read back.
 */
final class RunMapper {
    static final JsonMapper MAPPER = JsonMapper.builder()
            .addModule(new Jdk8Module())
            .addModule(figures())
            .defaultPropertyInclusion(
                    JsonInclude.Value.construct(JsonInclude.Include.NON_ABSENT, JsonInclude.Include.ALWAYS))
            // The components alone: isSmoke() is a conclusion, not a fact of the file.
            .visibility(PropertyAccessor.GETTER, Visibility.NONE)
            .visibility(PropertyAccessor.IS_GETTER, Visibility.NONE)
            .visibility(PropertyAccessor.FIELD, Visibility.ANY)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .build();

    private RunMapper() {}

    /** Indented with the same line ends on every system, so that files compare. */
    static ObjectWriter writer() {
        DefaultIndenter lines = new DefaultIndenter("  ", "\n");
        Separators separators =
                Separators.createDefaultInstance().withObjectFieldValueSpacing(Separators.Spacing.AFTER);
        return MAPPER.writer(new DefaultPrettyPrinter(separators).withObjectIndenter(lines));
    }

    /** Without white space. */
    static ObjectWriter smallWriter() {
        return MAPPER.writer();
    }

    private static SimpleModule figures() {
        return new SimpleModule()
                .addSerializer(Double.class, new FiniteOnly())
                .addSerializer(Trial.class, ToStringSerializer.instance)
                .addSerializer(Cell.class, new StdDelegatingSerializer(Cell.class, new CellForm.Writer()))
                .addDeserializer(Cell.class, new StdDelegatingDeserializer<>(new CellForm.Reader()))
                .addSerializer(CodecInfo.class, new StdDelegatingSerializer(CodecInfo.class, new CodecForm.Writer()))
                .addDeserializer(CodecInfo.class, new StdDelegatingDeserializer<>(new CodecForm.Reader()))
                .addSerializer(Link.class, ToStringSerializer.instance)
                .addDeserializer(Link.class, new WordReader<>(Link.class, Link::parse))
                .addSerializer(Wrapper.class, ToStringSerializer.instance)
                .addDeserializer(Wrapper.class, new WordReader<>(Wrapper.class, RunMapper::wrapper));
    }

    /** Runs had the wrapper GZIP while it was the only one. */
    private static Wrapper wrapper(String name) {
        return Wrapper.parse(name.equals("GZIP") ? Wrapper.GZIP.label() : name)
                .orElseThrow(() -> new IllegalArgumentException("no wrapper " + name));
    }

    /** JSON has no NaN and no infinity, and a figure that is neither measured nor refused has no place in a run. */
    private static final class FiniteOnly extends StdScalarSerializer<Double> {
        private static final long serialVersionUID = 1;

        FiniteOnly() {
            super(Double.class);
        }

        @Override
        public void serialize(Double figure, JsonGenerator json, SerializerProvider provider) throws IOException {
            if (!Double.isFinite(figure)) {
                provider.reportMappingProblem("%s is not a figure", figure);
            }
            json.writeNumber(figure);
        }
    }

    /** Reads what is one word in the file. */
    private static final class WordReader<T> extends FromStringDeserializer<T> {
        private static final long serialVersionUID = 1;
        private final transient Function<String, T> parser;

        WordReader(Class<T> type, Function<String, T> parser) {
            super(type);
            this.parser = parser;
        }

        @Override
        protected T _deserialize(String word, DeserializationContext context) {
            return parser.apply(word);
        }
    }
}
