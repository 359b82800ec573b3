package io.wirecost.pipeline.service;

import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecFault;
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
import io.wirecost.pipeline.service.channel.BlockChannel.Heard;
import io.wirecost.pipeline.service.channel.BlockEndedException;
import io.wirecost.pipeline.service.channel.ClockOffset;
import io.wirecost.pipeline.service.channel.Echo;
import io.wirecost.pipeline.service.channel.Echo.RoundTrip;
import io.wirecost.pipeline.service.clock.MachineClock;
import io.wirecost.pipeline.service.clock.PhaseClock;
import io.wirecost.pipeline.service.clock.PhaseClock.Phase;
import io.wirecost.pipeline.service.clock.ProcessMeter;
import io.wirecost.pipeline.service.clock.Tempo;
import io.wirecost.pipeline.service.clock.Timetable;
import java.util.List;
import java.util.Locale;

/** Serializes and sends; its clock counts. */
final class ServiceA extends Service {
    /** The time before the first message of a set with a rate is due. By then C has to know the timetable. */
    private static final long HEAD_START_NANOS = 100_000_000;

    private final Echo echo;
    private Outbox outbox;
    private Ledger ledger;
    private Source source;
    private Tally expected;
    private List<RoundTrip> roundTrips;
    private long sent;

    ServiceA(BlockPlan plan, BlockChannel channel) {
        super(Role.A, plan, channel);
        this.echo = new Echo(plan.block(), channel);
    }

    @Override
    void take(Subject<Object> subject, Codec<Object> codec) throws Exception {
        ledger = new Ledger(subject.dataset());
        source = source(subject, codec);
    }

    @Override
    void open(SetOfMessages set) throws Exception {
        sent = 0;
        if (outbox == null) {
            outbox = new Outbox(plan, channel.timeout());
        }
        outbox.open(new TopicNames(plan.run()).toB(plan.block(), set.number()), set.messages());
        expected = ledger.expected(set.messages());
        if (expected.messages() == 0) {
            throw new CodecFault(String.format(
                    Locale.ROOT,
                    "the filter passes none of the %,d messages: C would have nothing to wait for",
                    set.messages()));
        }
    }

    @Override
    Tally agree(SetOfMessages set) throws Exception {
        awaitReady(Role.B, set);
        awaitReady(Role.C, set);
        roundTrips = echo.roundTrips();
        return expected;
    }

    private Source source(Subject<Object> subject, Codec<Object> codec) throws Exception {
        var domain = subject.binding().domain();
        var records = subject.dataset().records();
        return plan.reading() == Reading.NEVER
                ? new Source.Encoded(codec, domain, records)
                : new Source.Encoding(codec, domain, records);
    }

    private void awaitReady(Role role, SetOfMessages set) throws TransportException, BlockEndedException {
        channel.await(Word.Ready.class, word -> word.role() == role && word.set() == set.number());
    }

    @Override
    void work(SetOfMessages set, Word.Go go) throws Exception {
        ProcessMeter meter = new ProcessMeter();
        outbox.begin();
        PhaseClock clock = new PhaseClock();
        Tempo tempo = tempo(set);
        sendAll(set, tempo, clock);
        Heard<Finished> end = awaitFinished(Role.C, set);
        awaitFinished(Role.B, set);
        requireExpected(end.word().tally());
        channel.say(new Finished(
                plan.block(),
                set.number(),
                Role.A,
                ledger.sent(set.messages()),
                outbox.payloadBytes(),
                outbox.sentBytes(),
                end.nanos() - tempo.startNanos(),
                Echo.medianNanos(roundTrips),
                ServiceMain.label(plan),
                meter.cpuNanos(),
                meter.allocatedBytes(),
                clock.phases(),
                0,
                Latencies.NONE));
    }

    private Tempo tempo(SetOfMessages set) throws TransportException {
        if (!set.hasRate()) {
            return new Tempo.Unbound(set.messages());
        }
        ClockOffset offset = ClockOffset.of(roundTrips, MachineClock.NAME, MachineClock.resolutionNanos());
        long startNanos = System.nanoTime() + HEAD_START_NANOS;
        channel.say(
                new Word.Timetable(plan.block(), set.number(), startNanos + offset.offsetNanos(), offset.errorNanos()));
        return new Tempo.Paced(
                new Timetable(startNanos, set.messagesPerSecond()), set.messages(), Tempo.Paced.Clock.SYSTEM);
    }

    private void sendAll(SetOfMessages set, Tempo tempo, PhaseClock clock) throws Exception {
        byte[][] values = new byte[tempo.batch()][];
        while (sent < set.messages()) {
            awaitOthers(set);
            int size = (int) Math.min(values.length, tempo.allowed(sent) - sent);
            clock.skip();
            for (int i = 0; i < size; i++) {
                values[i] = bytes(sent + i, set);
            }
            clock.was(Phase.SERIALIZE);
            for (int i = 0; i < size; i++) {
                long number = sent + i;
                outbox.send(number, values[i], source.headers(number, ledger.record(number)));
            }
            clock.was(Phase.PRODUCE);
            sent += size;
        }
        outbox.flush();
        clock.was(Phase.PRODUCE);
    }

    private byte[] bytes(long number, SetOfMessages set) throws MessageException {
        try {
            return source.bytes(ledger.record(number));
        } catch (Throwable e) { // whatever a library throws is a finding
            throw new MessageException(number, set.messages(), "encoding " + Thrown.describe(e));
        }
    }

    private void awaitOthers(SetOfMessages set) throws MessageException, TransportException, BlockEndedException {
        long startNanos = System.nanoTime();
        outbox.requireSent();
        channel.requireBlock();
        while (isTooFarAhead(set)) {
            channel.pause();
            channel.requireLife(startNanos);
            outbox.requireSent();
        }
    }

    /** C hears only of messages that pass the filter: it is behind if it lacks one of these. */
    private boolean isTooFarAhead(SetOfMessages set) {
        long due = sent - plan.limits().lagMessages();
        return due > 0
                && (channel.position(Role.B, set.number()) < due
                        || ledger.nextPassing(channel.position(Role.C, set.number())) < due);
    }

    private Heard<Finished> awaitFinished(Role role, SetOfMessages set) throws TransportException, BlockEndedException {
        return channel.awaitReply(Finished.class, word -> word.role() == role && word.set() == set.number());
    }

    private void requireExpected(Tally actual) throws CodecFault {
        if (!actual.equals(expected)) {
            throw new CodecFault(String.format(
                    Locale.ROOT,
                    "C did not get the messages that B had to pass on: expected %,d messages with checksum %016x, got %,d with %016x",
                    expected.messages(),
                    expected.checksum(),
                    actual.messages(),
                    actual.checksum()));
        }
    }

    @Override
    long messages() {
        return sent;
    }
}
