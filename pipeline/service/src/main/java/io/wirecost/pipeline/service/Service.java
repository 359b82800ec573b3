package io.wirecost.pipeline.service;

import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecFault;
import io.wirecost.harness.Subject;
import io.wirecost.pipeline.control.BlockPlan;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.control.TransportException;
import io.wirecost.pipeline.control.Word;
import io.wirecost.pipeline.control.Word.SetOfMessages;
import io.wirecost.pipeline.control.Word.Tally;
import io.wirecost.pipeline.service.channel.BlockChannel;
import io.wirecost.pipeline.service.channel.BlockEndedException;
import io.wirecost.pipeline.service.channel.Quiet;

/** One service: goes through one set after the other, as the driver says. Belongs to one thread, as does its codec. */
abstract class Service implements Runnable {
    final BlockPlan plan;
    final BlockChannel channel;

    private final Role role;
    private Codec<Object> codec;
    private int last = -1;
    private int pool = -1;
    private boolean working;

    Service(Role role, BlockPlan plan, BlockChannel channel) {
        this.role = role;
        this.plan = plan;
        this.channel = channel;
    }

    /** Takes the records of a pool, until the next one is taken. */
    abstract void take(Subject<Object> subject, Codec<Object> codec) throws Exception;

    /** Makes ready for a set, whose pool has been taken. */
    abstract void open(SetOfMessages set) throws Exception;

    /**
     * What is left to do with the others when this process is quiet.
     *
     * @return what has to reach C, as far as this service knows it
     */
    abstract Tally agree(SetOfMessages set) throws Exception;

    /** Handles a set. The driver has said that A may begin, and which messages it expects. */
    abstract void work(SetOfMessages set, Word.Go go) throws Exception;

    /** Returns how many messages of the current set it is through with. */
    abstract long messages();

    @Override
    public final void run() {
        try {
            while (true) {
                SetOfMessages set = channel.await(
                                Word.Prepare.class, word -> word.set().number() > last)
                        .set();
                last = set.number();
                working = false;
                take(set.pool());
                open(set);
                Quiet.ofThisProcess(channel).await();
                channel.say(new Word.Ready(plan.block(), set.number(), role, agree(set)));
                Word.Go go = channel.await(Word.Go.class, word -> word.set() == set.number());
                working = true;
                work(set, go);
            }
        } catch (BlockEndedException e) {
            // the block is over: there is no work left
        } catch (MessageException | TransportException | CodecFault e) {
            fail(e.getMessage());
        } catch (Throwable e) { // whatever a library throws is a finding
            fail(Thrown.describe(e));
        }
    }

    /** Sets of the same pool share what is made of it: made anew, it would have to be compiled anew. */
    private void take(int next) throws Exception {
        if (next == pool) {
            return;
        }
        Subject<Object> subject = Subject.load(plan.pools().get(next), plan.codec());
        if (codec == null) {
            codec = codec(subject);
        }
        take(subject, codec);
        pool = next;
    }

    private static Codec<Object> codec(Subject<Object> subject) throws CodecFault {
        try {
            return subject.open();
        } catch (Throwable e) {
            throw new CodecFault("opening of the codec: " + Thrown.describe(e));
        }
    }

    private void fail(String reason) {
        try {
            channel.say(new Word.Failed(plan.block(), role, reason, working ? messages() : 0));
        } catch (TransportException e) {
            channel.lost(new TransportException(reason + "; this could not be reported: " + e.getMessage()));
        }
    }
}
