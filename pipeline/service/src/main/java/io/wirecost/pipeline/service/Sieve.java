package io.wirecost.pipeline.service;

import io.wirecost.core.access.DomainFields;
import io.wirecost.core.access.FilterDecision;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.FieldReader;
import io.wirecost.core.run.Experiment.Forward;
import io.wirecost.pipeline.service.clock.PhaseClock;
import io.wirecost.pipeline.service.clock.PhaseClock.Phase;

/** B's work on a batch. It leaves in the batch the values to be forwarded, and null for the others. */
interface Sieve {
    void sift(PolledBatch batch, PhaseClock clock) throws MessageException;

    /** Decodes everything, then decides: what a service does that has nothing but its codec. */
    final class Decoding implements Sieve {
        private final Transcoder transcoder;
        private final DomainFields<Object> fields;
        private final FilterDecision decision;
        private final Forward forward;

        Decoding(Codec<Object> codec, DomainFields<Object> fields, FilterDecision decision, Forward forward) {
            this.transcoder = new Transcoder(codec);
            this.fields = fields;
            this.decision = decision;
            this.forward = forward;
        }

        @Override
        public void sift(PolledBatch batch, PhaseClock clock) throws MessageException {
            transcoder.decode(batch);
            clock.was(Phase.DESERIALIZE);
            for (int i = 0; i < batch.size(); i++) {
                if (!decision.passes(fields.read(batch.objects[i]))) {
                    batch.values[i] = null;
                }
            }
            clock.was(Phase.FILTER);
            if (forward == Forward.REENCODE) {
                transcoder.encode(batch);
                clock.was(Phase.SERIALIZE);
            }
        }
    }

    /** Reads the filter's fields where they lie, and decodes only what passes, and only to encode it again. */
    final class Reading implements Sieve {
        private final Transcoder transcoder;
        private final FieldReader fields;
        private final FilterDecision decision;
        private final Forward forward;

        Reading(Codec<Object> codec, FieldReader fields, FilterDecision decision, Forward forward) {
            this.transcoder = new Transcoder(codec);
            this.fields = fields;
            this.decision = decision;
            this.forward = forward;
        }

        @Override
        public void sift(PolledBatch batch, PhaseClock clock) throws MessageException {
            for (int i = 0; i < batch.size(); i++) {
                if (!passes(batch, i)) {
                    batch.values[i] = null;
                }
            }
            clock.was(Phase.FILTER);
            if (forward == Forward.REENCODE) {
                transcoder.decode(batch);
                clock.was(Phase.DESERIALIZE);
                transcoder.encode(batch);
                clock.was(Phase.SERIALIZE);
            }
        }

        private boolean passes(PolledBatch batch, int i) throws MessageException {
            try {
                return decision.passes(fields.read(batch.values[i]));
            } catch (Throwable e) {
                throw batch.failure(i, "reading in place " + Thrown.describe(e));
            }
        }
    }

    /** The floor: what passes is known by the number alone. */
    final class Knowing implements Sieve {
        private final Ledger ledger;

        Knowing(Ledger ledger) {
            this.ledger = ledger;
        }

        @Override
        public void sift(PolledBatch batch, PhaseClock clock) {
            for (int i = 0; i < batch.size(); i++) {
                if (!ledger.passes(batch.numbers[i])) {
                    batch.values[i] = null;
                }
            }
            clock.was(Phase.FILTER);
        }
    }
}
