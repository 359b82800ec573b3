package io.wirecost.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.core.value.RecordValue;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class NestingTest {
    private static final Schema TREE = SchemaText.parse("""
            root Tree
            record Tree
              children array(record(Tree))
              named map(optional(record(Tree)))
            """);

    @Test
    void records_lists_and_maps_count_and_the_deepest_way_through_them_decides() {
        List<RecordValue> trees = List.of(inLists(6), inLists(7), inMaps(6), inMaps(7));

        assertThat(Nesting.withinAdvice(TREE, trees)).containsExactly(trees.get(0), trees.get(2));
    }

    private static RecordValue inLists(int trees) {
        return trees == 1
                ? RecordValue.of(List.of(), Map.of())
                : RecordValue.of(List.of(inLists(1), inLists(trees - 1)), Map.of());
    }

    private static RecordValue inMaps(int trees) {
        return trees == 1
                ? RecordValue.of(List.of(), Map.of())
                : RecordValue.of(List.of(), Map.of("left", inMaps(trees - 1), "right", inMaps(1)));
    }
}
