package io.wirecost.engine.jvm;

import io.wirecost.engine.files.WorkFolder;
import io.wirecost.engine.runner.ProofEnd;
import io.wirecost.harness.proof.ProofLine;
import io.wirecost.process.Answers;
import io.wirecost.process.Child;
import io.wirecost.process.Ending;
import io.wirecost.process.HungException;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** A JVM that does one half of a codec's proof; whatever the codec does ends with it. */
final class ProofJvm implements AutoCloseable {
    private final Child child;
    private final Answers<ProofLine> lines;
    private final WorkFolder folder;
    private final Duration patience;

    private ProofJvm(Child child, WorkFolder folder, Duration patience) {
        this.child = child;
        this.lines = child.answers(ProofLine::parse);
        this.folder = folder;
        this.patience = patience;
    }

    /**
     * @param errors name of the file for its standard error
     * @param patience of a {@link io.wirecost.process.Vigil} over it
     */
    static ProofJvm start(List<String> command, WorkFolder folder, String errors, Duration patience)
            throws IOException {
        return new ProofJvm(Child.start(command, folder.file(errors)), folder, patience);
    }

    /** Tells the JVM to begin its work. */
    void goOn() {
        child.say("");
    }

    /** Waits for its end, and says what it was. */
    ProofEnd follow() throws InterruptedException {
        return follow(new ProofLog());
    }

    /** Waits for its end, and notes what it tells. */
    ProofEnd follow(ProofLog log) throws InterruptedException {
        try {
            while (log.end().isEmpty()) {
                Optional<ProofLine> line = lines.next(patience);
                if (line.isEmpty()) {
                    return died(log);
                }
                log.add(line.get());
            }
            return log.end().get();
        } catch (HungException e) {
            return new ProofEnd.Failed("hung at %s (%s)".formatted(log.place(), e.getMessage()));
        }
    }

    private ProofEnd died(ProofLog log) throws InterruptedException {
        Optional<Ending> ending = child.ending(patience);
        if (ending.isEmpty()) {
            return new ProofEnd.Failed("closed its output at %s and did not end".formatted(log.place()));
        }
        if (ending.get().isInterrupt() && folder.isShuttingDown()) {
            return new ProofEnd.Interrupted();
        }
        return new ProofEnd.Failed("the JVM %s at %s%s".formatted(ending.get(), log.place(), child.lastWords()));
    }

    @Override
    public void close() {
        child.close();
    }
}
