package io.wirecost.studies.figure;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.ByteCosts;
import io.wirecost.core.run.ByteKind;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Task;
import io.wirecost.studies.Quantities;
import io.wirecost.studies.StudyRuns;
import io.wirecost.studies.source.StudiedQuantity;
import io.wirecost.studies.source.StudiedQuantity.QuantityKind;
import io.wirecost.studies.source.StudiedQuantity.Statistic;
import java.util.List;
import org.junit.jupiter.api.Test;

class SizeFinderTest {
    private static final StudyRuns SERIES =
            StudyRuns.ofGroups("1 item", "2 items", "9 items").size("a", 10, 20, 60);

    @Test
    void every_group_counts_alike() {
        assertThat(bytes(Quantities.of(QuantityKind.SIZE))).isEqualTo(30);
        assertThat(bytes(Quantities.of(QuantityKind.SIZE, Statistic.MEDIAN))).isEqualTo(20);
        assertThat(bytes(Quantities.of(QuantityKind.SIZE, Statistic.DEVIATION))).isEqualTo(Math.sqrt(700));
    }

    @Test
    void some_groups_may_be_all_that_count() {
        assertThat(bytes(Quantities.ofGroups(QuantityKind.SIZE, Statistic.MEAN, "1..2")))
                .isEqualTo(15);
        assertThat(bytes(Quantities.ofGroups(QuantityKind.SIZE, Statistic.MEAN, "3..3")))
                .isEqualTo(60);
    }

    @Test
    void a_dataset_that_lacks_one_of_the_groups_has_no_figure() {
        assertThat(SERIES.sample(Quantities.ofGroups(QuantityKind.SIZE, Statistic.MEAN, "2..4"), "a"))
                .isEmpty();
    }

    @Test
    void a_group_may_be_chosen_by_its_label() {
        assertThat(bytes(Quantities.under(QuantityKind.SIZE, Quantities.at("9 items"))))
                .isEqualTo(60);
        assertThat(SERIES.sample(Quantities.under(QuantityKind.SIZE, Quantities.at("5 items")), "a"))
                .isEmpty();
    }

    @Test
    void a_figure_may_be_divided() {
        assertThat(bytes(Quantities.per(QuantityKind.SIZE, 10))).isEqualTo(3);
    }

    @Test
    void bytes_of_a_field_and_of_a_kind_are_those_of_one_record() {
        List<ByteCosts.KindBytes> kinds =
                List.of(new ByteCosts.KindBytes(ByteKind.NAME, 8), new ByteCosts.KindBytes(ByteKind.PAYLOAD, 4));
        ByteCosts costs = new ByteCosts(2, kinds, List.of(new ByteCosts.FieldBytes("text", kinds)));
        StudyRuns runs = StudyRuns.of().measured("a", new Task.Size(), new Sizes(List.of(List.of(6, 6))).with(costs));

        assertThat(runs.sample(Quantities.ofField("text"), "a")).contains(Sample.exactly(6));
        assertThat(runs.sample(Quantities.ofKind("NAME"), "a")).contains(Sample.exactly(4));
        assertThat(runs.sample(Quantities.ofField("number"), "a")).contains(Sample.exactly(0));
    }

    private static double bytes(StudiedQuantity quantity) {
        return SERIES.sample(quantity, "a").orElseThrow().centre();
    }
}
