package io.wirecost.pipeline.service;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Experiment.Forward;
import io.wirecost.core.run.Experiment.Services;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.core.run.Pipeline.Phases;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.control.Word;
import io.wirecost.pipeline.control.Word.Finished;
import io.wirecost.pipeline.control.Word.SetOfMessages;
import io.wirecost.pipeline.control.Word.Tally;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Whole blocks: real services around a real broker. */
@ExtendWith(Shared.class)
class ServicesTest {
    private static final int MESSAGES = 3_000;
    private static final int PASSING = MESSAGES / Messages.RECORDS * Messages.PASSING;
    private static final SetOfMessages WARM_UP = new SetOfMessages(0, 0, 1_000, 0);
    private static final SetOfMessages SET = new SetOfMessages(2, 0, MESSAGES, 0);
    private static final SetOfMessages LATER = new SetOfMessages(3, 0, 1_000, 0);
    private static final int SHORT_TEXT = 80;

    @TempDir
    static Path folder;

    private static TestBroker broker;
    private static Jvms jvms;

    @BeforeAll
    static void share(TestBroker sharedBroker, Jvms sharedJvms) {
        broker = sharedBroker;
        jvms = sharedJvms;
    }

    @ParameterizedTest
    @EnumSource
    void every_message_comes_through_and_every_phase_is_told(Services services) throws Exception {
        try (Rehearsal block = rehearsal()) {
            block.start(services, "honest", Reading.DECODE, Forward.REENCODE, SHORT_TEXT);
            block.createTopics(WARM_UP.number(), Map.of());
            block.play(WARM_UP);
            block.createTopics(SET.number(), Map.of());
            Map<Role, Finished> finished = byRole(block.play(SET));

            Ledger ledger = new Ledger(Messages.pool(SHORT_TEXT));
            assertThat(finished.get(Role.A).tally()).isEqualTo(ledger.sent(MESSAGES));
            assertThat(finished.get(Role.B).tally().messages()).isEqualTo(MESSAGES);
            assertThat(finished.get(Role.C).tally()).isEqualTo(ledger.expected(MESSAGES));
            assertThat(finished.get(Role.C).tally().messages()).isEqualTo(PASSING);
            assertTimed(finished.get(Role.A));
            assertPayload(finished);
            assertPhases(finished.get(Role.A).phases(), "serialize", "produce");
            assertPhases(finished.get(Role.B).phases(), "serialize", "produce", "consume", "deserialize", "filter");
            assertPhases(finished.get(Role.C).phases(), "consume", "deserialize", "check");
            block.createTopics(LATER.number(), Map.of());
            assertThat(byRole(block.play(LATER)).get(Role.A).sentBytes())
                    .as("in a set of fewer messages")
                    .isLessThan(finished.get(Role.A).sentBytes());
            assertThat(finished.values().stream().map(Finished::process).distinct())
                    .containsExactly(
                            services == Services.THREADS ? new String[] {"a+b+c"} : new String[] {"a", "b", "c"});
            assertThat(block.end()).containsOnly(0);
        }
    }

    private static void assertTimed(Finished a) {
        assertThat(a.elapsedNanos()).isPositive();
        assertThat(a.roundTripNanos()).isPositive();
        assertThat(a.cpuNanos())
                .isGreaterThan(a.phases().serializeNanos() + a.phases().produceNanos());
        assertThat(a.allocatedBytes()).isGreaterThan(a.payloadBytes());
    }

    private static void assertPayload(Map<Role, Finished> finished) {
        Finished a = finished.get(Role.A);
        Finished b = finished.get(Role.B);
        assertThat(a.payloadBytes()).isGreaterThan(MESSAGES * (long) SHORT_TEXT);
        assertThat(b.payloadBytes()).isBetween(PASSING * (long) SHORT_TEXT, a.payloadBytes());
        assertThat(a.sentBytes()).isGreaterThan(a.payloadBytes());
        assertThat(b.sentBytes()).isGreaterThan(b.payloadBytes());
        assertThat(finished.get(Role.C).payloadBytes()).isZero();
    }

    @Test
    void passing_through_costs_b_no_encoding() throws Exception {
        Map<Role, Finished> finished = playOne("honest", Reading.DECODE, Forward.PASSTHROUGH);

        assertPhases(finished.get(Role.B).phases(), "produce", "consume", "deserialize", "filter");
    }

    @Test
    void in_place_b_decodes_nothing_to_pass_it_through() throws Exception {
        Map<Role, Finished> finished = playOne("honest-in-place", Reading.IN_PLACE, Forward.PASSTHROUGH);

        assertPhases(finished.get(Role.B).phases(), "produce", "consume", "filter");
    }

    @Test
    void in_place_b_decodes_what_it_encodes_again() throws Exception {
        Map<Role, Finished> finished = playOne("honest-in-place", Reading.IN_PLACE, Forward.REENCODE);

        assertPhases(finished.get(Role.B).phases(), "serialize", "produce", "consume", "deserialize", "filter");
    }

    @Test
    void the_floor_never_decodes() throws Exception {
        Map<Role, Finished> finished = playOne("honest", Reading.NEVER, Forward.REENCODE);

        assertThat(finished.get(Role.B).phases().deserializeNanos()).isZero();
        assertThat(finished.get(Role.B).phases().serializeNanos()).isZero();
        assertPhases(finished.get(Role.C).phases(), "consume", "check");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    changes-a-field | DECODE | message 448 of 3,000: record 8 came changed: id: expected 8, got -8
                    throws          | DECODE | message 100 of 3,000: decoding threw java.lang.IllegalStateException: table is full
                    fails-to-open   | DECODE | opening of the codec: threw java.lang.IllegalStateException: no licence
                    honest          | IN_PLACE | honest cannot read in place
                    unheard-of      | DECODE | threw java.lang.IllegalStateException: no codec unheard-of on this class path
                    """)
    void a_codec_that_goes_wrong_fails_the_set(String codec, Reading reading, String reason) throws Exception {
        try (Rehearsal block = rehearsal()) {
            block.start(Services.THREADS, codec, reading, Forward.REENCODE, SHORT_TEXT);
            block.createTopics(SET.number(), Map.of());

            assertThat(block.playToFailure(SET).reason()).isEqualTo(reason);
            assertThat(block.end()).containsExactly(0);
        }
    }

    @Test
    void a_message_that_the_broker_does_not_take_is_named_with_the_limit() throws Exception {
        try (Rehearsal block = rehearsal()) {
            block.start(Services.THREADS, "honest", Reading.DECODE, Forward.REENCODE, 5_000);
            block.createTopics(SET.number(), Map.of("max.message.bytes", "2000"));
            Word.Failed failed = block.playToFailure(SET);

            assertThat(failed.role()).isEqualTo(Role.A);
            assertThat(failed.reason())
                    .matches(
                            "message [0-9]*4 of 3,000: has 5,[0-9]{3} bytes, more than the broker accepts: "
                                    + "max.message.bytes of topic wirecost-.*-0-2-b is 2,000; raise it, or send smaller messages");
        }
    }

    @Test
    void a_missing_topic_is_named() throws Exception {
        try (Rehearsal block = rehearsal()) {
            block.start(Services.THREADS, "honest", Reading.DECODE, Forward.REENCODE, SHORT_TEXT);

            assertThat(block.playToFailure(SET).reason()).matches("Kafka has no such topic: .*wirecost-.*-0-2-[bc].*");
        }
    }

    @Test
    void services_end_when_whoever_started_them_is_gone() throws Exception {
        try (Rehearsal block = rehearsal()) {
            block.launch("honest");
            block.letGo();

            assertThat(block.exitCodes()).containsExactly(3);
        }
    }

    private static Map<Role, Finished> playOne(String codec, Reading reading, Forward forward) throws Exception {
        try (Rehearsal block = rehearsal()) {
            block.start(Services.THREADS, codec, reading, forward, SHORT_TEXT);
            block.createTopics(SET.number(), Map.of());
            Map<Role, Finished> finished = byRole(block.play(SET));
            Tally expected = new Ledger(Messages.pool(SHORT_TEXT)).expected(MESSAGES);
            assertThat(finished.get(Role.C).tally()).isEqualTo(expected);
            return finished;
        }
    }

    private static Rehearsal rehearsal() throws Exception {
        return new Rehearsal(Files.createTempDirectory(folder, "block"), jvms, broker);
    }

    private static Map<Role, Finished> byRole(List<Finished> words) {
        Map<Role, Finished> byRole = new EnumMap<>(Role.class);
        words.forEach(word -> byRole.put(word.role(), word));
        return byRole;
    }

    /** These took processor time, and no others. */
    private static void assertPhases(Phases phases, String... names) {
        Map<String, Long> nanos = Map.of(
                "serialize", phases.serializeNanos(),
                "produce", phases.produceNanos(),
                "consume", phases.consumeNanos(),
                "deserialize", phases.deserializeNanos(),
                "filter", phases.filterNanos(),
                "check", phases.checkNanos());
        assertThat(nanos.entrySet().stream()
                        .filter(phase -> phase.getValue() > 0)
                        .map(Map.Entry::getKey))
                .containsExactlyInAnyOrder(names);
    }
}
