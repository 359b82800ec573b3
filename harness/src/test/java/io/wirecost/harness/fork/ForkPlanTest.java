package io.wirecost.harness.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.codec.Operation;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ForkPlanTest {
    @TempDir
    Path folder;

    @Test
    void a_plan_is_read_as_it_was_written() throws Exception {
        ForkPlan plan = new ForkPlan(
                folder.resolve("data set"),
                "jaxb",
                2_000_000_000L,
                List.of(
                        new Slot(Optional.of(Operation.FROM_NATIVE), 3, true),
                        new Slot(Optional.of(Operation.SERIALIZE), 0, false),
                        Slot.floor(false)));
        plan.write(folder.resolve("plan"));

        assertThat(ForkPlan.read(folder.resolve("plan"))).isEqualTo(plan);
    }

    @Test
    void a_line_that_is_no_slot_is_an_error() {
        assertThatThrownBy(() -> Slot.parse("sing 3 measure")).hasMessage("not a slot: sing 3 measure");
    }
}
