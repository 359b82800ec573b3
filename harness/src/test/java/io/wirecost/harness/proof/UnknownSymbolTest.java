package io.wirecost.harness.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.core.value.RecordValue;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class UnknownSymbolTest {
    private static final Schema SCHEMA = SchemaText.parse("""
            root a.R
            record a.R
              state enum(a.E)
              all array(optional(enum(a.E)))
              by map(enum(a.E))
            enum a.E
              OPEN
              CLOSED
            """);

    @Test
    void symbols_of_the_schema_are_none() {
        assertThat(found(RecordValue.of("OPEN", List.of("CLOSED"), Map.of("k", "OPEN"))))
                .isEmpty();
    }

    @Test
    void what_is_no_symbol_is_found_with_its_path() {
        assertThat(found(RecordValue.of("", List.of(), Map.of()))).hasValue(new UnknownSymbol.Found("state", "\"\""));
        assertThat(found(RecordValue.of("OPEN", List.of("CLOSED", "a: b"), Map.of())))
                .hasValue(new UnknownSymbol.Found("all[1]", "\"a: b\""));
        assertThat(found(RecordValue.of("OPEN", List.of(), Map.of("k", 7))))
                .hasValue(new UnknownSymbol.Found("by{k}", "\"7\""));
    }

    private static Optional<UnknownSymbol.Found> found(RecordValue record) {
        return new UnknownSymbol(SCHEMA).in(record);
    }
}
