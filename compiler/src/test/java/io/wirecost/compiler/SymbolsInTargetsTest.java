package io.wirecost.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.target.Target;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A message may name a symbol that its enum does not have. Emitted code that reads names refuses it by an error of its library. */
class SymbolsInTargetsTest {
    private static final Schema SCHEMA = new Schema(
            "odd.Root",
            List.of(
                    new RecordDefinition("odd.Root", List.of(new Field("field", new Type.EnumRef("odd.State")))),
                    new EnumDefinition("odd.State", List.of("Opened", "Shut"))));

    /** Avro itself turns a number into a name, and refuses one that the schema does not have. */
    private static final String OF_AVRO = "avro4s";

    /** In Scala, the last case of a match, and the line behind it. */
    private static final Pattern LAST_NAME = Pattern.compile("case \"Shut\" => .*\n\\s*(.*)");

    static Stream<Target> targets() {
        return Targets.all().stream()
                .filter(target -> target.refusalReason(SCHEMA).isEmpty())
                .filter(target -> !target.id().equals(OF_AVRO));
    }

    @ParameterizedTest
    @MethodSource("targets")
    void a_match_of_names_in_scala_has_a_case_for_all_others(Target target) {
        assertThat(nextToLastNames(target)).allSatisfy(line -> assertThat(line).matches("case (_|other) => .+"));
    }

    @Test
    void there_are_such_matches() {
        assertThat(targets().filter(target -> nextToLastNames(target).findAny().isPresent()))
                .extracting(Target::id)
                .contains("borercbor", "borerjson", "circe", "circenulls", "json4s", "jsoniterscala")
                .contains("playjson", "upack", "upickle");
    }

    private static Stream<String> nextToLastNames(Target target) {
        return target.emit(SCHEMA).files().values().stream()
                .flatMap(text -> LAST_NAME.matcher(text).results())
                .map(found -> found.group(1));
    }
}
