package io.wirecost.core.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.FileForm;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.codec.Wrapper;
import io.wirecost.core.dataset.Parameters;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class TrialTest {
    @Test
    void an_id_says_data_runtime_codec_with_its_wrapper_and_operation_with_its_settings() {
        Variant codec = new Variant(new CodecId(CodecId.JVM, "jaxb"), Optional.of(Wrapper.GZIP));

        assertThat(new Trial("orders", codec, new Task.Time(Operation.SERIALIZE)).id())
                .isEqualTo("orders/jvm/jaxb+gzip/serialize");
        assertThat(new Trial("orders", codec, Passage.PLAIN.over(Link.parse("10mbit"))).id())
                .isEqualTo("orders/jvm/jaxb+gzip/pipeline@link=10mbit");
    }

    @Test
    void a_file_of_a_group_says_its_form_and_then_the_value_of_the_parameter() {
        Parameters.Value ten = new Parameters.Value("professors", 10);
        Task.File usual = new Task.File(Optional.empty(), Optional.of(ten));
        Task.File container = new Task.File(Optional.of(FileForm.CONTAINER), Optional.of(ten));

        assertThat(new Trial("school", Variant.jvm("jaxb"), usual).id())
                .isEqualTo("school/jvm/jaxb/file@professors=10");
        assertThat(container.label()).isEqualTo("file@form=container@professors=10");
        assertThat(Task.of("file", usual.settings())).contains(usual);
        assertThat(Task.of("file", container.settings())).contains(container);
        assertThat(Task.of("file", Map.of())).contains(new Task.File());
    }

    @Test
    void a_file_has_no_other_settings() {
        assertThat(Task.of("file", Map.of("form", "guess"))).isEmpty();
        assertThat(Task.of("file", Map.of("professors", "ten"))).isEmpty();
        assertThat(Task.of("file", Map.of("professors", "010"))).isEmpty();
        assertThat(Task.of("file", Map.of("professors", "10", "students", "5"))).isEmpty();
    }

    @Test
    void codecs_of_two_runtimes_are_two_though_they_share_a_name() {
        assertThat(new Trial("w", Variant.jvm("thrift-compact"), new Task.Size()))
                .isNotEqualTo(new Trial(
                        "w", new Variant(new CodecId("node", "thrift-compact"), Optional.empty()), new Task.Size()));
    }

    @ParameterizedTest
    @EnumSource
    void an_operation_is_a_task_without_settings(Operation operation) {
        assertThat(Task.of(operation.label(), Map.of())).contains(new Task.Time(operation));
        assertThat(Task.of(operation.label(), Map.of("link", "10mbit"))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"round-trip", "guess", "", "pipeline@link=10mbit"})
    void what_no_trial_measures_is_no_task(String operation) {
        assertThat(Task.of(operation, Map.of())).isEmpty();
    }
}
