package io.wirecost.engine.jvm;

import io.wirecost.core.codec.Framing;
import io.wirecost.core.run.FilePasses;
import io.wirecost.core.run.FilePasses.Fork;
import io.wirecost.engine.files.WorkFolder;
import io.wirecost.engine.runner.FileOutcome;
import io.wirecost.engine.runner.WorkOrder;
import io.wirecost.harness.file.FileLine;
import io.wirecost.process.Answers;
import io.wirecost.process.Child;
import io.wirecost.process.Ending;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;

/** Has codecs write the whole dataset into a file and read it back, each in a JVM of its own. */
final class FileForks {
    /** Of the work between two lines that the JVM tells: a pass over a large dataset. */
    private static final int PATIENCE_FACTOR = 40;

    private final MeasuringJvm jvm;
    private final WorkFolder folder;
    private final Path dataset;
    private final Duration patience;

    FileForks(MeasuringJvm jvm, WorkOrder order) {
        this.jvm = jvm;
        this.folder = order.folder();
        this.dataset = order.datasetFile();
        this.patience = order.patience().multipliedBy(PATIENCE_FACTOR);
    }

    FileOutcome run(CompiledCodec codec, int round) throws IOException {
        Path file = folder.file("records-" + codec.fileName());
        try (Child child = Child.start(
                jvm.fileCommand(codec, dataset, file, round == 0),
                folder.file("file-" + codec.fileName() + ".stderr"))) {
            return follow(child, codec, round);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new FileOutcome.Interrupted();
        } finally {
            Files.deleteIfExists(file);
        }
    }

    private FileOutcome follow(Child child, CompiledCodec codec, int round) throws InterruptedException {
        Answers<FileLine> lines = child.answers(FileLine::parse);
        String place = "start of the JVM";
        try {
            while (true) {
                Optional<FileLine> line = lines.next(patience);
                if (line.isEmpty()) {
                    return died(child, place);
                }
                switch (line.get().kind()) {
                    case AT -> place = line.get().text();
                    case PROBLEM -> {
                        return new FileOutcome.Failed(line.get().text());
                    }
                    case DONE -> {
                        return new FileOutcome.Measured(
                                passes(codec, round, line.get().text()));
                    }
                }
            }
        } catch (TimeoutException e) {
            return new FileOutcome.Failed(
                    "hung at %s (no progress for %d s)".formatted(place, Math.max(1, patience.toSeconds())));
        }
    }

    private static FilePasses passes(CompiledCodec codec, int round, String numbers) {
        long[] all =
                Arrays.stream(numbers.split(" ")).mapToLong(Long::parseLong).toArray();
        return new FilePasses(
                Framing.of(codec.codec().info()),
                (long) MeasuringJvm.HEAP_MEBIBYTES << 20,
                (int) all[0],
                all[1],
                List.of(new Fork(round, all[2], all[3], all[4], all[5])));
    }

    private FileOutcome died(Child child, String place) throws InterruptedException {
        Optional<Ending> ending = child.ending(patience);
        if (ending.isPresent() && ending.get().isInterrupt() && folder.isShuttingDown()) {
            return new FileOutcome.Interrupted();
        }
        return new FileOutcome.Failed("the JVM %s at %s%s"
                .formatted(ending.map(Ending::toString).orElse("closed its output"), place, child.lastWords()));
    }
}
