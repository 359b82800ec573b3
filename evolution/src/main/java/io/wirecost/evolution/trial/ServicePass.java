package io.wirecost.evolution.trial;

import io.wirecost.core.Outcome;
import io.wirecost.core.codec.LimitCheck;
import io.wirecost.core.value.RecordValue;
import io.wirecost.engine.worker.DecodeResult;
import io.wirecost.engine.worker.DecodeResult.Refused;
import io.wirecost.engine.worker.DecodeResult.Value;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/**
 * Newer messages on their way through an old service. It reads them, changes one field that it knows, and writes them by its
 * own version of the schema, as an application does that keeps its records in objects of its own.
 */
final class ServicePass {
    private final List<Passed> passed;

    private ServicePass(List<Passed> passed) {
        this.passed = passed;
    }

    /**
     * What the service has made of the messages of one edit.
     *
     * @param change what it changes; empty where no field means the same in both versions
     * @param read what it has read of each message
     * @param values what it had to write for each message that it could read, in order
     * @param written what it has written
     */
    record Passed(
            Optional<KnownChange> change,
            List<DecodeResult> read,
            List<RecordValue> values,
            Outcome<Messages> written) {
        /** The newer record that is wished behind the service. */
        RecordValue changed(RecordValue record) {
            return change.map(its -> its.inNewer(record)).orElse(record);
        }

        Batch messages() {
            return written.isDone()
                    ? Batch.of(values, 0, written.value())
                    : new Batch(List.of(), 0, List.of(), Optional.empty());
        }

        /**
         * What came of each newer message at the end.
         *
         * @param last what the newer reader has made of {@link #messages}
         */
        List<DecodeResult> results(List<DecodeResult> last) {
            Iterator<DecodeResult> ends = last.iterator();
            Iterator<RecordValue> own = values.iterator();
            List<DecodeResult> all = new ArrayList<>();
            for (DecodeResult first : read) {
                all.add(first instanceof Value ? end(own.next(), ends) : first);
            }
            return all;
        }

        private DecodeResult end(RecordValue value, Iterator<DecodeResult> ends) {
            if (written.failure().isPresent()) {
                return new Refused(unwritten(written.failure().get()));
            }
            Messages all = written.value();
            return all.has(value)
                    ? ends.next()
                    : new Refused(unwritten(all.problems().get(value)));
        }

        private static String unwritten(String reason) {
            return "the service cannot write what it has read: " + reason;
        }
    }

    Passed of(int task) {
        return passed.get(task);
    }

    /**
     * Has the service write what it has read.
     *
     * @param tasks whose older version is the service's
     * @param read what it has read of the messages of each task
     * @param file for its bytes
     */
    static ServicePass write(
            SideSessions sessions,
            TriedCodec codec,
            SchemaSide side,
            List<EditTask> tasks,
            List<List<DecodeResult>> read,
            Path file)
            throws IOException {
        List<Optional<KnownChange>> changes = new ArrayList<>();
        List<List<RecordValue>> values = new ArrayList<>();
        List<RecordValue> all = new ArrayList<>();
        for (int i = 0; i < tasks.size(); i++) {
            Optional<KnownChange> change = tasks.get(i).change();
            List<RecordValue> own = new ArrayList<>();
            for (DecodeResult result : read.get(i)) {
                if (result instanceof Value value) {
                    RecordValue record = value.record();
                    own.add(change.map(its -> its.inOlder(record)).orElse(record));
                }
            }
            changes.add(change);
            values.add(own);
            all.addAll(own);
        }
        Outcome<Messages> written = all.isEmpty()
                ? new Outcome.Failed<>("nothing was read")
                : Messages.write(
                        sessions.of(side, codec.entry(), all),
                        codec,
                        all,
                        new LimitCheck(side.schema(), codec.info().limits()),
                        file);
        List<Passed> passed = new ArrayList<>();
        for (int i = 0; i < tasks.size(); i++) {
            passed.add(new Passed(changes.get(i), read.get(i), values.get(i), written));
        }
        return new ServicePass(passed);
    }
}
