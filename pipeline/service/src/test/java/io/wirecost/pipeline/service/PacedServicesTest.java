package io.wirecost.pipeline.service;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Experiment.Forward;
import io.wirecost.core.run.Experiment.Services;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.core.run.Pipeline.Latencies;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.control.Word.Finished;
import io.wirecost.pipeline.control.Word.SetOfMessages;
import io.wirecost.pipeline.service.clock.Timetable;
import io.wirecost.pipeline.service.codecs.TestCodecs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole blocks whose messages have fixed times: real services around a real broker. */
@ExtendWith(Shared.class)
class PacedServicesTest {
    private static final int RATE = 1_000;
    private static final int MESSAGES = 2_000;
    private static final SetOfMessages SET = new SetOfMessages(0, 0, MESSAGES, RATE);
    private static final long NANOS_PER_MILLI = 1_000_000;

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
    @CsvSource({"DECODE, PROCESSES", "NEVER, THREADS"})
    void every_message_that_reaches_c_has_a_latency_and_a_set_lasts_as_long_as_its_rate_says(
            Reading reading, Services services) throws Exception {
        Map<Role, Finished> finished = play("honest", reading, services);
        Finished c = finished.get(Role.C);

        assertThat(c.tally()).isEqualTo(new Ledger(Messages.pool(1)).expected(MESSAGES));
        assertThat(c.latencies().messages()).isEqualTo(c.tally().messages());
        assertThat(c.clockErrorNanos()).isPositive();
        assertThat(finished.get(Role.A).elapsedNanos())
                .isGreaterThan(new Timetable(0, RATE).dueNanos(MESSAGES - 1))
                .isGreaterThan(c.latencies().percentileNanos(1));
        assertThat(finished.get(Role.A).latencies()).isEqualTo(Latencies.NONE);
        assertThat(finished.get(Role.B).latencies()).isEqualTo(Latencies.NONE);
    }

    @Test
    void a_stall_is_in_the_latencies_of_all_messages_that_were_due_meanwhile() throws Exception {
        Latencies latencies = play("stalls-once", Reading.DECODE, Services.THREADS)
                .get(Role.C)
                .latencies();

        for (int millis = 0; millis <= TestCodecs.STALL_MILLIS; millis += 100) {
            assertThat(slowerThan(millis, latencies))
                    .as("messages that took %d ms or longer", millis)
                    .isGreaterThanOrEqualTo(dueBefore(TestCodecs.STALL_MILLIS - millis));
        }
    }

    /** At one message a millisecond: those that C gets of the ones that were due within so many of the stall's begin. */
    private static long dueBefore(int millis) throws IOException {
        Ledger ledger = new Ledger(Messages.pool(1));
        long first = TestCodecs.LONG_CALL - 1;
        return LongStream.range(first, first + millis).filter(ledger::passes).count();
    }

    private static long slowerThan(int millis, Latencies latencies) {
        return IntStream.range(0, latencies.counts().size())
                .filter(i -> latencies.upToNanos().get(i) >= millis * NANOS_PER_MILLI)
                .mapToLong(i -> latencies.counts().get(i))
                .sum();
    }

    private static Map<Role, Finished> play(String codec, Reading reading, Services services) throws Exception {
        try (Rehearsal block = new Rehearsal(Files.createTempDirectory(folder, "block"), jvms, broker)) {
            block.start(services, codec, reading, Forward.PASSTHROUGH, 1);
            block.createTopics(SET.number(), Map.of());
            Map<Role, Finished> byRole = new EnumMap<>(Role.class);
            block.play(SET).forEach(word -> byRole.put(word.role(), word));
            return byRole;
        }
    }
}
