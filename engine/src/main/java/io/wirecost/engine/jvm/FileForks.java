package io.wirecost.engine.jvm;

import io.wirecost.core.run.FilePasses;
import io.wirecost.core.run.FilePasses.Fork;
import io.wirecost.core.run.FilePasses.Pass;
import io.wirecost.engine.files.WorkFolder;
import io.wirecost.engine.runner.FileOrder;
import io.wirecost.engine.runner.FileOutcome;
import io.wirecost.engine.runner.WorkOrder;
import io.wirecost.harness.file.FileLine;
import io.wirecost.process.Answers;
import io.wirecost.process.Child;
import io.wirecost.process.Ending;
import io.wirecost.process.HungException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Has codecs write the whole dataset into a file and read it back, each in a JVM of its own. */
final class FileForks {
    /** Of the work between two lines that the JVM tells: a pass over a large dataset. */
    private static final int PATIENCE_FACTOR = 40;

    /** Numbers before the passes: records, bytes. */
    private static final int BEFORE = 2;

    /** Numbers of a pass. */
    private static final int OF_PASS = 4;

    private final MeasuringJvm jvm;
    private final WorkFolder folder;
    private final Duration patience;

    FileForks(MeasuringJvm jvm, WorkOrder order) {
        this.jvm = jvm;
        this.folder = order.folder();
        this.patience = order.patience().multipliedBy(PATIENCE_FACTOR);
    }

    FileOutcome run(CompiledCodec codec, FileOrder order) throws IOException {
        Path file = folder.file("records-" + codec.fileName());
        try (Child child =
                Child.start(jvm.fileCommand(codec, order, file), folder.file("file-" + codec.fileName() + ".stderr"))) {
            return follow(child, order);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new FileOutcome.Interrupted();
        } finally {
            Files.deleteIfExists(file);
        }
    }

    private FileOutcome follow(Child child, FileOrder order) throws InterruptedException {
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
                        return new FileOutcome.Measured(passes(order, line.get().text()));
                    }
                }
            }
        } catch (HungException e) {
            return new FileOutcome.Failed("hung at %s (%s)".formatted(place, e.getMessage()));
        }
    }

    private static FilePasses passes(FileOrder order, String numbers) {
        long[] all =
                Arrays.stream(numbers.split(" ")).mapToLong(Long::parseLong).toArray();
        List<Pass> passes = new ArrayList<>();
        for (int i = BEFORE; i < all.length; i += OF_PASS) {
            passes.add(new Pass(all[i], all[i + 1], all[i + 2], all[i + 3]));
        }
        return new FilePasses(
                order.form(),
                (long) order.heapMebibytes() << 20,
                Optional.of(order.warmUpSeconds()),
                (int) all[0],
                all[1],
                List.of(new Fork(order.round(), passes)));
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
