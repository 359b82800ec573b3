package io.wirecost.pipeline.service;

import io.wirecost.core.access.FilterDecision;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecFault;
import io.wirecost.core.codec.InPlace;
import io.wirecost.core.dataset.Dataset;
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
import io.wirecost.pipeline.service.channel.Milestones;
import io.wirecost.pipeline.service.clock.PhaseClock;
import io.wirecost.pipeline.service.clock.PhaseClock.Phase;
import io.wirecost.pipeline.service.clock.ProcessMeter;

/** Decodes, filters and forwards. */
final class ServiceB extends Service {
    private Inbox inbox;
    private Outbox outbox;
    private Sieve sieve;
    private long received;

    ServiceB(BlockPlan plan, BlockChannel channel) {
        super(Role.B, plan, channel);
    }

    @Override
    void take(Subject<Object> subject, Codec<Object> codec) throws Exception {
        sieve = sieve(subject, codec);
    }

    @Override
    void open(SetOfMessages set) throws Exception {
        received = 0;
        if (inbox == null) {
            inbox = new Inbox(plan, channel);
            outbox = new Outbox(plan, channel.timeout());
        }
        TopicNames topics = new TopicNames(plan.run());
        inbox.open(topics.toB(plan.block(), set.number()), set.messages());
        outbox.open(topics.toC(plan.block(), set.number()), set.messages());
    }

    @Override
    Tally agree(SetOfMessages set) {
        return Tally.NOTHING;
    }

    private Sieve sieve(Subject<Object> subject, Codec<Object> codec) throws Exception {
        Dataset pool = subject.dataset();
        if (plan.reading() == Reading.NEVER) {
            return new Sieve.Knowing(new Ledger(pool));
        }
        Binding<Object> binding = subject.binding();
        FilterDecision decision = new FilterDecision(pool.filter(), pool.schema(), binding.domain());
        if (plan.reading() != Reading.IN_PLACE) {
            return new Sieve.Decoding(codec, binding.domainFields(pool.filter().paths()), decision, plan.forward());
        }
        if (codec instanceof InPlace<Object> inPlace) {
            return new Sieve.Reading(codec, inPlace.fields(pool.filter().paths()), decision, plan.forward());
        }
        throw new CodecFault(plan.codec() + " cannot read in place");
    }

    @Override
    void work(SetOfMessages set, Word.Go go) throws Exception {
        ProcessMeter meter = new ProcessMeter();
        Milestones milestones = new Milestones(channel, plan, set.number(), Role.B);
        inbox.begin();
        outbox.begin();
        PhaseClock clock = new PhaseClock();
        long checksum = 0;
        while (received < set.messages()) {
            clock.skip();
            PolledBatch batch = inbox.poll();
            for (int i = 0; i < batch.size(); i++) {
                checksum += Ledger.mix(batch.numbers[i], 0);
            }
            clock.was(Phase.CONSUME);
            forward(batch, clock);
            received += batch.size();
            outbox.requireSent();
            milestones.at(received);
        }
        clock.skip();
        outbox.flush();
        clock.was(Phase.PRODUCE);
        say(set, new Tally(received, checksum), meter, clock);
        inbox.leave();
    }

    private void forward(PolledBatch batch, PhaseClock clock) throws MessageException, TransportException {
        sieve.sift(batch, clock);
        for (int i = 0; i < batch.size(); i++) {
            if (batch.values[i] != null) {
                outbox.send(batch.numbers[i], batch.values[i], batch.headers[i]);
            }
        }
        clock.was(Phase.PRODUCE);
    }

    private void say(SetOfMessages set, Tally tally, ProcessMeter meter, PhaseClock clock) throws TransportException {
        channel.say(new Finished(
                plan.block(),
                set.number(),
                Role.B,
                tally,
                outbox.payloadBytes(),
                outbox.sentBytes(),
                0,
                0,
                ServiceMain.label(plan),
                meter.cpuNanos(),
                meter.allocatedBytes(),
                clock.phases(),
                0,
                Latencies.NONE));
    }

    @Override
    long messages() {
        return received;
    }
}
