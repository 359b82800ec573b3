package io.wirecost.pipeline.service;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Pipeline.Latencies;
import io.wirecost.core.run.Pipeline.Phases;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.control.Word;
import io.wirecost.pipeline.control.Word.SetOfMessages;
import io.wirecost.pipeline.control.Word.Tally;
import io.wirecost.pipeline.service.channel.Echo;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** A alone, with a real broker; the tests play the driver, B and C. */
@ExtendWith(Shared.class)
class ServiceATest {
    private static final SetOfMessages SET = new SetOfMessages(0, 0, 1_200, 0);
    /** A works in batches of 64, and looks for the others before each. */
    private static final long FIRST_STOP = 512;

    private static final int LONG_ENOUGH_FOR_MORE_MILLIS = 400;

    @TempDir
    static Path folder;

    private static TestBroker broker;
    private static Jvms jvms;

    @BeforeAll
    static void share(TestBroker sharedBroker, Jvms sharedJvms) {
        broker = sharedBroker;
        jvms = sharedJvms;
    }

    @Test
    void a_waits_for_the_slower_of_the_others() throws Exception {
        try (Rehearsal block = rehearsal()) {
            Tally expected = begin(block);
            awaitSent(block, FIRST_STOP);
            assertStopped(block);

            block.say(new Word.Progress(0, SET.number(), Role.B, SET.messages()));
            assertStopped(block);

            block.say(new Word.Progress(0, SET.number(), Role.C, SET.messages()));
            awaitSent(block, SET.messages());
            finish(block, Role.C, expected);
            finish(block, Role.B, new Tally(SET.messages(), 0));

            Word.Finished last = block.await(Word.Finished.class, word -> word.role() == Role.A);
            assertThat(last.tally()).isEqualTo(new Ledger(Messages.pool(1)).sent(SET.messages()));
        }
    }

    @Test
    void a_does_not_believe_another_tally_than_its_own() throws Exception {
        try (Rehearsal block = rehearsal()) {
            Tally expected = begin(block);
            block.say(new Word.Progress(0, SET.number(), Role.B, SET.messages()));
            block.say(new Word.Progress(0, SET.number(), Role.C, SET.messages()));
            finish(block, Role.C, new Tally(expected.messages(), 0x1f));
            finish(block, Role.B, new Tally(SET.messages(), 0));

            assertThat(block.await(Word.Failed.class, word -> true).reason())
                    .isEqualTo(
                            "C did not get the messages that B had to pass on: expected 240 messages with checksum %016x, got 240 with"
                                            .formatted(expected.checksum())
                                    + " 000000000000001f");
        }
    }

    private static Tally begin(Rehearsal block) throws Exception {
        block.startA("honest");
        block.createTopics(SET.number(), Map.of());
        block.say(new Word.Prepare(0, SET));
        block.say(new Word.Ready(0, SET.number(), Role.B, Tally.NOTHING));
        block.say(new Word.Ready(0, SET.number(), Role.C, Tally.NOTHING));
        for (int i = 0; i < Echo.PINGS; i++) {
            block.say(
                    new Word.Pong(0, block.await(Word.Ping.class, ping -> true).number(), 0, "another clock"));
        }
        Tally expected =
                block.await(Word.Ready.class, ready -> ready.role() == Role.A).expected();
        block.say(new Word.Go(0, SET.number(), expected));
        return expected;
    }

    private static void awaitSent(Rehearsal block, long messages) throws Exception {
        while (block.sentToB(SET.number()) < messages) {
            Thread.sleep(20);
        }
    }

    private static void assertStopped(Rehearsal block) throws Exception {
        Thread.sleep(LONG_ENOUGH_FOR_MORE_MILLIS);
        assertThat(block.sentToB(SET.number())).isEqualTo(FIRST_STOP);
    }

    private static void finish(Rehearsal block, Role role, Tally tally) throws Exception {
        block.say(new Word.Finished(
                0, SET.number(), role, tally, 0, 0, 0, 0, role.label(), 0, 0, Phases.NONE, 0, Latencies.NONE));
    }

    private static Rehearsal rehearsal() throws Exception {
        return new Rehearsal(Files.createTempDirectory(folder, "block"), jvms, broker);
    }
}
