package io.wirecost.report.section;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Map;

/** What a page's script calculates with, as JSON: figures in seven digits, and no field of a record that is zero. */
final class CalculatorData {
    private static final MathContext DIGITS = new MathContext(7);

    /** JSON has no infinity, and scripts read this as one. */
    private static final String BOUNDLESS = "1e999";

    private static final ObjectMapper JSON = mapper();

    private CalculatorData() {}

    static String of(Map<String, Object> data) {
        try {
            return JSON.writeValueAsString(data);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ObjectMapper mapper() {
        ObjectMapper mapper = new ObjectMapper()
                .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
                .registerModule(new SimpleModule()
                        .addSerializer(new Figure(Double.class))
                        .addSerializer(new Figure(double.class)));
        mapper.configOverride(double.class)
                .setInclude(JsonInclude.Value.construct(Include.NON_DEFAULT, Include.ALWAYS));
        return mapper;
    }

    private static final class Figure extends StdSerializer<Double> {
        private static final long serialVersionUID = 1L;

        Figure(Class<Double> type) {
            super(type);
        }

        @Override
        public void serialize(Double figure, JsonGenerator out, SerializerProvider context) throws IOException {
            out.writeNumber(
                    Double.isFinite(figure)
                            ? new BigDecimal(figure)
                                    .round(DIGITS)
                                    .stripTrailingZeros()
                                    .toPlainString()
                            : BOUNDLESS);
        }
    }
}
