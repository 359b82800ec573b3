package io.wirecost.compiler.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.compiler.build.CodeCache;
import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.core.access.DomainFields;
import io.wirecost.core.access.FilterDecision;
import io.wirecost.core.dataset.FieldPath;
import io.wirecost.core.dataset.Filter;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.core.value.BeanMapper;
import io.wirecost.core.value.RecordValue;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Fields of real domain objects, and what a filter says about them. */
class DomainFieldsTest {
    private static final Schema SCHEMA = SchemaText.parse("""
            root x.Order
            record x.Order
              class string
              count int
              flag boolean
              state optional(enum(x.State))
              inner optional(record(x.Inner))
              must record(x.Inner)
              lines array(record(x.Inner))
              byKey map(record(x.Inner))
              nothing null
            record x.Inner
              size optional(long)
              ratio double
              next optional(record(x.Inner))
            enum x.State
              OPEN
              default
            """);

    private static final RecordValue FULL = RecordValue.of(
            "text", 7, true, "default", inner(1L, inner(2L, null)), inner(null, null), List.of(), Map.of(), null);
    private static final RecordValue BARE =
            RecordValue.of("", 0, false, null, null, inner(null, null), List.of(), Map.of(), null);

    @TempDir
    static Path folder;

    private static ClassLoader loader;
    private static BeanMapper<Object> domain;

    @BeforeAll
    static void compile() throws Exception {
        Path classes = new CodeCache(folder, new InstalledTools(folder))
                .build(SCHEMA, new DomainTarget(), List.of(), List.of())
                .code();
        loader = new URLClassLoader(new URL[] {classes.toUri().toURL()});
        domain = new BeanMapper<>(SCHEMA, loader);
    }

    @Test
    void values_are_as_the_getters_have_them() throws Exception {
        Object constant =
                loader.loadClass("wirecost.domain.State").getField("default_").get(null);

        assertThat(read(FULL, "class", "count", "flag", "state", "must.ratio", "inner.size", "inner.next.size"))
                .containsExactly("text", 7, true, constant, -0d, 1L, 2L);
    }

    @Test
    void a_field_is_null_where_it_or_what_holds_it_is_absent() {
        assertThat(read(BARE, "state", "inner.size", "inner.next.size", "must.size", "nothing"))
                .containsOnlyNulls();
    }

    @Test
    void no_paths_have_no_values() {
        assertThat(read(FULL)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"clas", "inner.none", "lines.size", "byKey.size", "class.length", "inner", "lines"})
    void a_path_that_does_not_lead_through_records_to_a_leaf_is_refused_by_name(String path) {
        assertThatThrownBy(() -> read(FULL, path))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(path);
    }

    @Test
    void a_decision_is_the_filters_own() {
        Filter filter = new Filter(List.of(
                new Filter.Condition(FieldPath.of("state"), Set.of("default")),
                new Filter.Condition(FieldPath.of("inner.size"), Set.of(1L, 2L))));
        FilterDecision decision = new FilterDecision(filter, SCHEMA, domain);

        for (RecordValue record : List.of(FULL, BARE)) {
            boolean passes = filter.passes(SCHEMA, record);
            assertThat(passes).isEqualTo(record == FULL);
            assertThat(decision.passes(read(record, "state", "inner.size"))).isEqualTo(passes);
        }
    }

    @Test
    void a_symbol_that_an_enum_does_not_have_is_refused() {
        Filter filter = new Filter(List.of(new Filter.Condition(FieldPath.of("state"), Set.of("CLOSED"))));

        assertThatThrownBy(() -> new FilterDecision(filter, SCHEMA, domain))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("state is never CLOSED: its type is enum(x.State)");
    }

    private static Object[] read(RecordValue record, String... paths) {
        List<FieldPath> parsed = Stream.of(paths).map(FieldPath::of).toList();
        return new DomainFields<>(SCHEMA, loader, parsed).read(domain.toDomain(record));
    }

    private static RecordValue inner(Long size, RecordValue next) {
        return RecordValue.of(size, -0d, next);
    }
}
