package io.wirecost.pipeline.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.core.run.Pipeline.Latencies;
import io.wirecost.core.run.Pipeline.Phases;
import io.wirecost.pipeline.control.Word.SetOfMessages;
import io.wirecost.pipeline.control.Word.Tally;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class WordFormatTest {
    private static final Experiment EXPERIMENT = new Experiment(
            5,
            3,
            new Experiment.Range(12_000, 30_000),
            new Experiment.Range(1_024, 4_096),
            2_000,
            Optional.of(1_000),
            10_000,
            Experiment.Services.PROCESSES,
            Experiment.Forward.REENCODE,
            "type in [A, B]",
            new Experiment.Transport("embedded 4.3.1", "all", 5, 131_072, "none", 1),
            Optional.of(new Experiment.Network(
                    Experiment.Network.By.RELAY,
                    List.of(Link.parse("10mbit,5ms"), Link.UNLIMITED),
                    Optional.of("cubic"))),
            Optional.of(new Experiment.OpenLoop(Optional.empty(), 5, 100_000_000)));

    private static final Tally TALLY = new Tally(12_000, Long.MIN_VALUE);

    static List<Word> words() {
        return List.of(
                new Word.Offer(
                        "0.1.0",
                        "a \"workload\"\n",
                        "7",
                        "ab12",
                        Map.of("avro", "1.12.2"),
                        List.of(Role.B),
                        EXPERIMENT),
                new Word.Alive(),
                new Word.Join("host-1", Role.C, "0.1.0", "ab12", Map.of()),
                new Word.Welcome("host-1"),
                new Word.Rejected("host-1", "version 0.2.0 instead of 0.1.0"),
                new Word.Start(3, "avro", Reading.IN_PLACE, List.of(0, 7)),
                new Word.Up(3, Role.A),
                new Word.Ping(3, 19),
                new Word.Pong(3, 19, -5, "boot time:[1]"),
                new Word.Prepare(3, new SetOfMessages(1, 7, 5_000, 250.5)),
                new Word.Ready(3, 1, Role.A, TALLY),
                new Word.Go(3, 1, TALLY),
                new Word.Timetable(3, 1, Long.MIN_VALUE, 35),
                new Word.Progress(3, -1, Role.B, 8_120),
                new Word.Finished(
                        3,
                        14,
                        Role.C,
                        TALLY,
                        1,
                        2,
                        3,
                        4,
                        "a+b+c",
                        5,
                        6,
                        new Phases(1, 2, 3, 4, 5, 6),
                        7,
                        new Latencies(List.of(10L, 20L), List.of(1L, 3L))),
                new Word.Failed(3, Role.B, "message 17 of 12,000: threw …", 16),
                new Word.Over(3),
                new Word.Farewell("interrupted"));
    }

    @ParameterizedTest
    @MethodSource("words")
    void every_word_comes_back(Word word) throws Exception {
        assertThat(WordFormat.parse(WordFormat.format(word))).isEqualTo(word);
    }

    @Test
    void no_word_is_forgotten_here() {
        assertThat(words().stream().map(Object::getClass).toList()).hasSameElementsAs(kinds(Word.class));
    }

    private static List<Class<?>> kinds(Class<?> type) {
        return type.isSealed()
                ? Stream.of(type.getPermittedSubclasses())
                        .<Class<?>>flatMap(kind -> kinds(kind).stream())
                        .toList()
                : List.of(type);
    }

    @Test
    void a_word_can_be_read_by_people() {
        assertThat(WordFormat.format(new Word.Up(3, Role.A))).isEqualTo("{\"word\":\"up\",\"block\":3,\"role\":\"A\"}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "hello",
                "null",
                "{}",
                "{\"word\":\"bye\"}",
                "{\"word\":\"over\"}",
                "{\"word\":\"over\",\"block\":null}",
                "{\"word\":\"over\",\"block\":1.5}",
                "{\"word\":\"over\",\"block\":1,\"set\":2}",
                "{\"word\":\"over\",\"block\":1,\"block\":2}",
                "{\"word\":\"over\",\"block\":1} and more",
                "{\"word\":\"up\",\"block\":1,\"role\":\"D\"}",
                "{\"word\":\"java.lang.Runtime\",\"block\":1}"
            })
    void what_is_no_word_of_this_version_is_refused(String text) {
        assertThatThrownBy(() -> WordFormat.parse(text))
                .isInstanceOf(ForeignWordException.class)
                .hasMessage("unknown to this version of wirecost: " + text);
    }
}
