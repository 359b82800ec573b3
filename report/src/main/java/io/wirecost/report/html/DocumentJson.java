package io.wirecost.report.html;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdScalarSerializer;
import io.wirecost.document.Block;
import io.wirecost.document.Chart;
import io.wirecost.document.Document;
import io.wirecost.document.Visible;
import java.io.IOException;
import java.util.stream.Collectors;

/** A document as JSON that can stand in a script element. Blocks and charts say of which kind they are. */
final class DocumentJson {
    private static final ObjectMapper MAPPER = ModelJson.mapper()
            .addMixIn(Block.class, Kind.class)
            .addMixIn(Chart.class, Kind.class)
            .registerModule(new SimpleModule().addSerializer(String.class, new VisibleText()));

    private DocumentJson() {}

    static String of(Document document) {
        return ModelJson.written(MAPPER, document);
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME, property = "kind")
    private interface Kind {}

    /** Nothing hides or turns text; code keeps its lines. */
    private static final class VisibleText extends StdScalarSerializer<String> {
        private static final long serialVersionUID = 1;

        VisibleText() {
            super(String.class);
        }

        @Override
        public void serialize(String text, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeString(text.lines().map(Visible::text).collect(Collectors.joining("\n")));
        }
    }
}
