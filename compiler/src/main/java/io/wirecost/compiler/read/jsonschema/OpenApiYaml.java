package io.wirecost.compiler.read.jsonschema;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.wirecost.compiler.read.SchemaSource;
import io.wirecost.compiler.read.SchemaStart;
import io.wirecost.core.InputException;
import java.util.regex.Pattern;
import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.nodes.Tag;
import org.yaml.snakeyaml.representer.Representer;
import org.yaml.snakeyaml.resolver.Resolver;

/** An OpenAPI document in YAML, whose plain texts are what they are in JSON: NO is a text, and so is a date. */
final class OpenApiYaml {
    private static final Pattern START = SchemaStart.pattern("(---\\s+)?openapi\\s*:");
    private static final Pattern BOOLEAN = Pattern.compile("true|false");

    private OpenApiYaml() {}

    /** Whether a text is such a document. */
    static boolean isIn(String text) {
        return SchemaStart.isAt(START, text);
    }

    /**
     * Returns the same document as JSON; any other text as it is.
     *
     * @throws InputException with line and column where the text is no YAML
     */
    static String json(SchemaSource source) throws InputException {
        if (!isIn(source.text())) {
            return source.text();
        }
        try {
            return new ObjectMapper().writeValueAsString(yaml().<Object>load(source.text()));
        } catch (MarkedYAMLException e) {
            throw new InputException("%s: line %d, column %d: expected YAML; %s"
                    .formatted(
                            source.name(),
                            e.getProblemMark().getLine() + 1,
                            e.getProblemMark().getColumn() + 1,
                            e.getProblem()));
        } catch (YAMLException | JsonProcessingException e) {
            throw new InputException("%s: expected YAML; %s".formatted(source.name(), e.getMessage()));
        }
    }

    private static Yaml yaml() {
        LoaderOptions options = new LoaderOptions();
        options.setAllowDuplicateKeys(false);
        options.setCodePointLimit(Integer.MAX_VALUE); // the reader of files has a limit of its own
        DumperOptions unused = new DumperOptions();
        return new Yaml(new SafeConstructor(options), new Representer(unused), unused, options, new JsonTypes());
    }

    private static final class JsonTypes extends Resolver {
        @Override
        public void addImplicitResolver(Tag tag, Pattern pattern, String first, int limit) {
            if (tag.equals(Tag.BOOL)) {
                super.addImplicitResolver(tag, BOOLEAN, "tf", limit);
            } else if (!tag.equals(Tag.TIMESTAMP)) {
                super.addImplicitResolver(tag, pattern, first, limit);
            }
        }
    }
}
