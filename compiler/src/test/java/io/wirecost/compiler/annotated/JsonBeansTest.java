package io.wirecost.compiler.annotated;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.domain.BeanStyle;
import io.wirecost.compiler.domain.DomainTarget;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonBeansTest {
    private static final EnumDefinition STATE = new EnumDefinition("x.State", List.of("OPEN", "default"));
    private static final RecordDefinition BEAN = new RecordDefinition(
            "x.Bean",
            List.of(
                    new Field("id", Type.Primitive.INT).withKey("event-\"id"),
                    new Field("class", new Type.EnumRef("x.State")),
                    new Field("nothing", Type.Primitive.NULL)));

    @Test
    void moshi_names_fields_and_constants_and_leaves_out_what_is_never_there() {
        assertThat(annotated(new MoshiBeans()))
                .containsExactly(
                        "@com.squareup.moshi.Json(name = \"event-\\\"id\")",
                        "private int id;",
                        "@com.squareup.moshi.Json(name = \"class\")",
                        "private wirecost.domain.State class_;",
                        "@com.squareup.moshi.Json(ignore = true)",
                        "private java.lang.Void nothing;",
                        "@com.squareup.moshi.Json(name = \"OPEN\")",
                        "OPEN,",
                        "@com.squareup.moshi.Json(name = \"default\")",
                        "default_,");
    }

    @Test
    void gson_names_fields_and_constants() {
        assertThat(annotated(new GsonBeans()))
                .containsExactly(
                        "@com.google.gson.annotations.SerializedName(\"event-\\\"id\")",
                        "private int id;",
                        "@com.google.gson.annotations.SerializedName(\"class\")",
                        "private wirecost.domain.State class_;",
                        "@com.google.gson.annotations.SerializedName(\"nothing\")",
                        "private java.lang.Void nothing;",
                        "@com.google.gson.annotations.SerializedName(\"OPEN\")",
                        "OPEN,",
                        "@com.google.gson.annotations.SerializedName(\"default\")",
                        "default_,");
    }

    @Test
    void genson_names_fields_and_ignores_what_is_never_there() {
        assertThat(annotated(new GensonBeans()))
                .containsExactly(
                        "@com.owlike.genson.annotation.JsonProperty(\"event-\\\"id\")",
                        "private int id;",
                        "@com.owlike.genson.annotation.JsonProperty(\"class\")",
                        "private wirecost.domain.State class_;",
                        "@com.owlike.genson.annotation.JsonIgnore",
                        "private java.lang.Void nothing;");
    }

    @Test
    void json_binding_names_fields_and_passes_over_what_is_never_there() {
        assertThat(annotated(new YassonBeans()))
                .containsExactly(
                        "@jakarta.json.bind.annotation.JsonbProperty(\"event-\\\"id\")",
                        "private int id;",
                        "@jakarta.json.bind.annotation.JsonbProperty(\"class\")",
                        "private wirecost.domain.State class_;",
                        "@jakarta.json.bind.annotation.JsonbTransient",
                        "private java.lang.Void nothing;");
    }

    @Test
    void johnzon_names_fields_and_ignores_what_is_never_there() {
        assertThat(annotated(new JohnzonBeans()))
                .containsExactly(
                        "@org.apache.johnzon.mapper.JohnzonProperty(\"event-\\\"id\")",
                        "private int id;",
                        "@org.apache.johnzon.mapper.JohnzonProperty(\"class\")",
                        "private wirecost.domain.State class_;",
                        "@org.apache.johnzon.mapper.JohnzonIgnore",
                        "private java.lang.Void nothing;");
    }

    @Test
    void json_io_names_fields_writes_no_absent_one_and_ignores_what_is_never_there() {
        String present = "@com.cedarsoftware.io.annotation.IoInclude("
                + "com.cedarsoftware.io.annotation.IoInclude.Include.NON_NULL)";

        assertThat(annotated(new JsonIoBeans()))
                .containsSubsequence(
                        "@com.cedarsoftware.io.annotation.IoProperty(\"event-\\\"id\")",
                        present,
                        "private int id;",
                        "@com.cedarsoftware.io.annotation.IoProperty(\"class\")",
                        present,
                        "private wirecost.domain.State class_;",
                        "@com.cedarsoftware.io.annotation.IoIgnore",
                        "private java.lang.Void nothing;");
    }

    @ParameterizedTest
    @ValueSource(strings = {"name", "x", "_x", "_X", "x1", "URL", "AB", "isOn"})
    void yasson_finds_a_field_by_its_getter(String name) {
        assertThat(new YassonBeans().onClass(recordOf(name))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Name", "X", "X1", "X_", "eMail", "aB"})
    void a_field_that_yasson_would_name_otherwise_by_its_getter_is_accessed_itself(String name) {
        assertThat(new YassonBeans().onClass(recordOf(name)))
                .containsExactly("@jakarta.json.bind.annotation.JsonbVisibility("
                        + "org.eclipse.yasson.FieldAccessStrategy.class)");
    }

    private static RecordDefinition recordOf(String field) {
        return new RecordDefinition(
                "x.Bean", List.of(new Field("id", Type.Primitive.INT), new Field(field, Type.Primitive.INT)));
    }

    /** The lines that a style adds, each with what it stands above. */
    private static List<String> annotated(BeanStyle style) {
        List<String> lines = new DomainTarget(style)
                .emit(new Schema("x.Bean", List.of(BEAN, STATE))).files().values().stream()
                        .flatMap(String::lines)
                        .map(String::strip)
                        .toList();
        return IntStream.range(0, lines.size())
                .filter(i -> lines.get(i).startsWith("@") && !lines.get(i).startsWith("@java.lang."))
                .mapToObj(i -> lines.subList(i, i + 2))
                .flatMap(List::stream)
                .toList();
    }
}
