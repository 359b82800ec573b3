package io.wirecost.engine.worker;

import io.wirecost.core.Outcome;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Direction;
import io.wirecost.engine.files.WorkFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.CRC32C;

/**
 * Starts workers that measure, each in a fresh process. Before a worker measures, it writes all records. If these are not
 * the bytes of its proof, they are proven, too: so it is seen in this very process that the codec writes what it was proven
 * to write. Several threads may start workers at once.
 */
final class MeasuringWorkers {
    private final Fleet fleet;
    private final Prover prover;
    private final WorkFolder folder;
    private final Map<CodecInfo, Long> proven = new ConcurrentHashMap<>();

    MeasuringWorkers(Fleet fleet, Prover prover, WorkFolder folder) {
        this.fleet = fleet;
        this.prover = prover;
        this.folder = folder;
    }

    /** Takes note that a file has bytes of a codec that are proven. */
    void proven(CodecInfo codec, Path bytes) throws IOException {
        proven.put(codec, sum(bytes));
    }

    /** It tells a codec's own results apart, and costs little. */
    private static Long sum(Path bytes) throws IOException {
        CRC32C sum = new CRC32C();
        sum.update(Files.readAllBytes(bytes));
        return sum.getValue();
    }

    Outcome<Measuring> start(CodecInfo codec) throws IOException, InterruptedException {
        Worker worker = fleet.processes().start(fleet.workers().measuring(codec), "measure");
        boolean ready = false;
        try {
            Outcome<Measuring> outcome = open(worker, codec);
            ready = outcome.isDone();
            return outcome;
        } finally {
            if (!ready) {
                worker.close();
            }
        }
    }

    private Outcome<Measuring> open(Worker worker, CodecInfo codec) throws IOException, InterruptedException {
        Outcome<AnswerMembers> opened = fleet.open(worker, codec, true, true);
        if (opened.isDone() && codec.direction() != Direction.DESERIALIZE) {
            return prove(worker, codec).during("before measuring").map(same -> new LiveWorker(worker));
        }
        return opened.map(answer -> new LiveWorker(worker)); // nothing is asked of a codec that writes nothing
    }

    /** Whether it is what it was proven to be. */
    private Outcome<?> prove(Worker worker, CodecInfo codec) throws IOException, InterruptedException {
        Path bytes = Files.createTempFile(folder.path(), "measured-", ".bytes"); // others measure from this folder too
        try {
            Outcome<?> outcome = prover.encode(worker, bytes);
            if (outcome.isDone() && !sum(bytes).equals(proven.get(codec))) {
                outcome = prover.decode(codec, bytes);
            }
            if (outcome.isDone()) {
                proven(codec, bytes);
            }
            return outcome;
        } finally {
            Files.deleteIfExists(bytes);
        }
    }
}
