package io.wirecost.pipeline.service;

import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecFault;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.value.Comparer;
import io.wirecost.core.value.DomainMapper;
import io.wirecost.core.value.Mismatch;
import io.wirecost.core.value.RecordValue;
import io.wirecost.harness.Subject;
import io.wirecost.pipeline.service.clock.PhaseClock;
import io.wirecost.pipeline.service.clock.PhaseClock.Phase;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** C's work on a batch. */
interface BatchInspection {
    /** @throws MessageException if one is not what A was given */
    void inspect(PolledBatch batch, PhaseClock clock) throws MessageException;

    /** Decodes everything and holds it against what A was given. */
    final class Decoding implements BatchInspection {
        private final Ledger ledger;
        private final Transcoder transcoder;
        private final Object[] expected;
        private final DomainMapper<Object> domain;
        private final Comparer comparer;

        /** @throws CodecFault if a record of the pool does not survive the codec */
        Decoding(Ledger ledger, Subject<Object> subject, Codec<Object> codec) throws CodecFault {
            this.ledger = ledger;
            this.transcoder = new Transcoder(codec);
            this.domain = subject.binding().domain();
            this.expected = roundTrips(subject, codec);
            this.comparer = new Comparer(subject.dataset().schema(), Set.of());
        }

        /** The expected decoded records: with the codec's declared losses, and no other difference. */
        private static Object[] roundTrips(Subject<Object> subject, Codec<Object> codec) throws CodecFault {
            Dataset pool = subject.dataset();
            CodecInfo info = subject.info();
            DomainMapper<Object> domain = subject.binding().domain();
            Comparer comparer = new Comparer(pool.schema(), info.losses());
            List<RecordValue> records = pool.records();
            Object[] back = new Object[records.size()];
            for (int i = 0; i < back.length; i++) {
                back[i] = roundTrip(codec, domain.toDomain(records.get(i)), i);
                Optional<Mismatch> difference = comparer.compare(records.get(i), domain.fromDomain(back[i]));
                if (difference.isPresent()) {
                    throw new CodecFault("record " + (i + 1) + " came back changed: " + difference.get());
                }
            }
            return back;
        }

        private static Object roundTrip(Codec<Object> codec, Object given, int record) throws CodecFault {
            try {
                return codec.deserialize(codec.serialize(given));
            } catch (Throwable e) {
                throw new CodecFault("record " + (record + 1) + ": " + Thrown.describe(e));
            }
        }

        @Override
        public void inspect(PolledBatch batch, PhaseClock clock) throws MessageException {
            transcoder.decode(batch);
            clock.was(Phase.DESERIALIZE);
            for (int i = 0; i < batch.size(); i++) {
                int record = ledger.record(batch.numbers[i]);
                if (!domain.same(expected[record], batch.objects[i])) {
                    throw batch.failure(
                            i, "record " + (record + 1) + " came changed: " + difference(record, batch.objects[i]));
                }
            }
            clock.was(Phase.CHECK);
        }

        private String difference(int record, Object actual) {
            return comparer.compare(domain.fromDomain(expected[record]), domain.fromDomain(actual))
                    .map(Mismatch::toString)
                    .orElse("its domain class says so");
        }
    }

    /** The floor: checks the seals. */
    final class Unsealing implements BatchInspection {
        @Override
        public void inspect(PolledBatch batch, PhaseClock clock) throws MessageException {
            for (int i = 0; i < batch.size(); i++) {
                if (Seal.of(batch.values[i]) != Numbering.seal(batch.headers[i])) {
                    throw batch.failure(i, "its bytes came changed");
                }
            }
            clock.was(Phase.CHECK);
        }
    }
}
