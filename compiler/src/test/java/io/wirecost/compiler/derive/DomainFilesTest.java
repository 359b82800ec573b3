package io.wirecost.compiler.derive;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.Targets;
import io.wirecost.compiler.target.AwkwardNames;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class DomainFilesTest {
    private static final Path PROTOCOL = Path.of("..", "runners", "protocol", "PROTOCOL.md");
    private static final Pattern CLASSES = Pattern.compile("```php\\n(.*?)```", Pattern.DOTALL);
    private static final Pattern NAMES = Pattern.compile("```json\\n(\\{\\n {2}\"records\".*?)```", Pattern.DOTALL);

    private static final Schema AWKWARD = AwkwardNames.schema("odd.message");

    @Test
    void every_language_is_a_target_too_and_has_classes_of_every_schema() {
        assertThat(DomainFiles.kinds())
                .containsExactly("php")
                .allSatisfy(kind -> assertThat(Targets.byId(kind)).isPresent())
                .allSatisfy(kind -> assertThat(DomainFiles.of(kind, AWKWARD))
                        .isNotEmpty()
                        .isEqualTo(DomainFiles.of(kind, AWKWARD)));
    }

    @Test
    void the_example_of_the_runner_protocol_is_what_is_emitted() throws Exception {
        Schema schema = SchemaText.parse("""
                root acme.Order
                record acme.Order
                  id long
                  note optional(string)
                  states array(enum(acme.State))
                enum acme.State
                  OPEN
                  class
                """);

        Map<String, String> files = DomainFiles.of("php", schema);

        assertThat(files.get("Domain.php")).isEqualTo(example(CLASSES));
        assertThat(JsonText.read(files.get("domain.json"), "domain.json"))
                .isEqualTo(JsonText.read(example(NAMES), "the example"));
    }

    private static String example(Pattern pattern) throws IOException {
        Matcher example = pattern.matcher(Files.readString(PROTOCOL));
        assertThat(example.find()).isTrue();
        return example.group(1);
    }
}
