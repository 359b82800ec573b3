package io.wirecost.pipeline.service;

import io.wirecost.core.codec.Codec;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.core.run.Pipeline.Latencies;
import io.wirecost.harness.Subject;
import io.wirecost.pipeline.control.BlockPlan;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.control.TopicNames;
import io.wirecost.pipeline.control.TransportException;
import io.wirecost.pipeline.control.Word;
import io.wirecost.pipeline.control.Word.Finished;
import io.wirecost.pipeline.control.Word.SetOfMessages;
import io.wirecost.pipeline.control.Word.Tally;
import io.wirecost.pipeline.service.channel.BlockChannel;
import io.wirecost.pipeline.service.channel.BlockEndedException;
import io.wirecost.pipeline.service.channel.Milestones;
import io.wirecost.pipeline.service.clock.PhaseClock;
import io.wirecost.pipeline.service.clock.PhaseClock.Phase;
import io.wirecost.pipeline.service.clock.ProcessMeter;
import io.wirecost.pipeline.service.clock.Timetable;
import java.util.Optional;

/** Decodes and checks; its last word ends the set. */
final class ServiceC extends Service {
    private Inbox inbox;
    private Ledger ledger;
    private BatchInspection inspection;
    private long position;

    ServiceC(BlockPlan plan, BlockChannel channel) {
        super(Role.C, plan, channel);
    }

    @Override
    void take(Subject<Object> subject, Codec<Object> codec) throws Exception {
        ledger = new Ledger(subject.dataset());
        inspection = plan.reading() == Reading.NEVER
                ? new BatchInspection.Unsealing()
                : new BatchInspection.Decoding(ledger, subject, codec);
    }

    @Override
    void open(SetOfMessages set) throws Exception {
        position = 0;
        if (inbox == null) {
            inbox = new Inbox(plan, channel);
        }
        inbox.open(new TopicNames(plan.run()).toC(plan.block(), set.number()), set.messages());
    }

    @Override
    Tally agree(SetOfMessages set) {
        return Tally.NOTHING;
    }

    @Override
    void work(SetOfMessages set, Word.Go go) throws Exception {
        ProcessMeter meter = new ProcessMeter();
        Milestones milestones = new Milestones(channel, plan, set.number(), Role.C);
        inbox.begin();
        Optional<Word.Timetable> timetable = set.hasRate() ? Optional.of(timetable(set)) : Optional.empty();
        Optional<LatencyLog> latencies =
                timetable.map(word -> new LatencyLog(new Timetable(word.startNanos(), set.messagesPerSecond())));
        PhaseClock clock = new PhaseClock();
        long received = 0;
        long checksum = 0;
        while (received < go.expected().messages()) {
            clock.skip();
            PolledBatch batch = inbox.poll();
            clock.was(Phase.CONSUME);
            inspection.inspect(batch, clock);
            latencies.ifPresent(log -> log.through(batch, System.nanoTime()));
            for (int i = 0; i < batch.size(); i++) {
                checksum += ledger.share(batch.numbers[i]);
                position = Math.max(position, batch.numbers[i] + 1);
            }
            received += batch.size();
            milestones.at(position);
        }
        channel.say(new Finished(
                plan.block(),
                set.number(),
                Role.C,
                new Tally(received, checksum),
                0,
                0,
                0,
                0,
                ServiceMain.label(plan),
                meter.cpuNanos(),
                meter.allocatedBytes(),
                clock.phases(),
                timetable.map(Word.Timetable::clockErrorNanos).orElse(0L),
                latencies.map(LatencyLog::latencies).orElse(Latencies.NONE)));
        inbox.leave();
    }

    private Word.Timetable timetable(SetOfMessages set) throws TransportException, BlockEndedException {
        return channel.awaitReply(Word.Timetable.class, word -> word.set() == set.number())
                .word();
    }

    @Override
    long messages() {
        return position;
    }
}
