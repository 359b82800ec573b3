package reports;

import io.wirecost.core.codec.Family;
import java.util.Map;
import org.yaml.snakeyaml.Yaml;

/** YAML by SnakeYAML, read without a class. */
public final class SnakeYaml extends ContentCodecs {
    public SnakeYaml() {
        super("YAML", "", Family.TEXT, "org.yaml:snakeyaml", Yaml.class);
    }

    @Override
    byte[] write(byte[] content) {
        return text("content: '", content, "'\n");
    }

    @Override
    byte[] read(byte[] message) {
        return content(((Map<?, ?>) new Yaml().load(string(message))).get("content"));
    }
}
