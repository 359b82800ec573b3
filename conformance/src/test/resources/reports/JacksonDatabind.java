package reports;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.wirecost.core.codec.Family;
import java.util.Map;

/** JSON by Jackson, read without a class. */
public final class JacksonDatabind extends ContentCodecs {
    private final ObjectMapper mapper = new ObjectMapper();

    public JacksonDatabind() {
        super("JSON", "", Family.TEXT, "com.fasterxml.jackson.core:jackson-databind", ObjectMapper.class);
    }

    @Override
    byte[] write(byte[] content) {
        return json(content);
    }

    @Override
    byte[] read(byte[] message) throws Exception {
        return content(mapper.readValue(message, Map.class).get("content"));
    }
}
