package io.wirecost.compiler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Target;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A key is the user's text: where it reaches emitted text at all, it is an escaped literal. */
class KeysInTargetsTest {
    private static final String KEY = "x\"y*/z\\u002a/ \u2028 \ud83d\ude80";
    private static final String LITERAL = "\"x\\\"y*/z\\\\u002a/ \\u2028 \\ud83d\\ude80\"";

    /** Those that have keys in a way of their own, and tests of it. */
    private static final Set<String> SPECIAL = Set.of("java-avaje", "java-dsljson", "json-schema");

    /** Those whose generated code names fields as a self-describing format has them. */
    private static final Set<String> SELF_DESCRIBING = Stream.of(
                    "flexbuffers gsonadapters ionjava jacksonstreaming mongodbbson msgpackmap ubjson",
                    "borercbor borerjson circe circenulls json4s jsoniterscala playjson upack upickle ziojson",
                    "java-genson java-gson java-jackson java-johnzon java-jsonio java-moshi java-yasson")
            .flatMap(names -> Stream.of(names.split(" ")))
            .collect(Collectors.toUnmodifiableSet());

    static Stream<Target> targets() {
        return Targets.all().stream().filter(target -> !SPECIAL.contains(target.id()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"java-avaje", "java-dsljson"})
    void a_key_that_a_generator_would_copy_as_it_is_is_never_emitted_for_it(String id) {
        Field field = new Field("field", Type.Primitive.INT);
        Target target = Targets.byId(id).orElseThrow();

        assertThat(target.refusalReason(schema(field.withKey("$ref a")))).isEmpty();
        for (String key : List.of(KEY, "a\"", "a\\u0022", "a\n", "\u00e9", "")) {
            assertThat(target.refusalReason(schema(field.withKey(key))))
                    .get(STRING)
                    .startsWith("The key of odd.Root.field is");
            assertThatThrownBy(() -> target.emit(schema(field.withKey(key))))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    @ParameterizedTest
    @MethodSource("targets")
    void a_key_is_an_escaped_literal_or_is_not_there(Target target) {
        Field plain = new Field("field", new Type.OptionalType(Type.Primitive.INT));
        Emission keyed = target.emit(schema(plain.withKey(KEY)));

        if (SELF_DESCRIBING.contains(target.id())) {
            assertThat(keyed.files().values())
                    .allSatisfy(text -> assertThat(text.chars()).allMatch(c -> c <= '~'))
                    .allSatisfy(text -> assertThat(text.replace(LITERAL, "")).doesNotContain("x\"y", "z\\u", "*/"))
                    .anySatisfy(text -> assertThat(text).contains(LITERAL));
        } else {
            Emission unkeyed = target.emit(schema(plain));
            assertThat(keyed.files()).isEqualTo(unkeyed.files());
            assertThat(schemaText(keyed)).isEqualTo(schemaText(unkeyed));
        }
    }

    /** Without the number that Cap'n Proto gives each schema. */
    private static Optional<String> schemaText(Emission emission) {
        return emission.schema().map(schema -> schema.text().replaceFirst("^@0x[0-9a-f]+;", ""));
    }

    private static Schema schema(Field field) {
        return new Schema("odd.Root", List.of(new RecordDefinition("odd.Root", List.of(field))));
    }
}
