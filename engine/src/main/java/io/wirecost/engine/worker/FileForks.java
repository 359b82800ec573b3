package io.wirecost.engine.worker;

import io.wirecost.core.Outcome;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.run.FilePasses;
import io.wirecost.core.run.FilePasses.Fork;
import io.wirecost.core.run.FilePasses.Pass;
import io.wirecost.engine.files.WorkFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Has codecs write the whole dataset into a file and read it back, each in a process of its own. */
final class FileForks {
    /** Of the work between two lines that the worker tells: a pass over a large dataset. */
    private static final int TIMEOUT_FACTOR = 40;

    private final Fleet fleet;
    private final WorkFolder folder;

    FileForks(Fleet fleet, WorkFolder folder) {
        this.fleet = fleet;
        this.folder = folder;
    }

    Outcome<FilePasses> run(CodecInfo codec, FileOrder order) throws IOException, InterruptedException {
        Path file = folder.file(
                "records-%s-%s".formatted(codec.runtime(), codec.variant().name()));
        Processes patient = fleet.processes().patient(TIMEOUT_FACTOR);
        try (Worker worker = patient.start(fleet.workers().filing(codec, order.heapMebibytes()), "file")) {
            Outcome<AnswerMembers> opened = fleet.open(worker, codec, true, false);
            return AnswerMembers.read(
                    opened.isDone() ? worker.ask(request(order, file)) : opened,
                    "file",
                    answer -> passes(order, answer));
        } finally {
            Files.deleteIfExists(file);
        }
    }

    private static Request request(FileOrder order, Path file) {
        return Request.of("file")
                .with("form", order.form().label())
                .with("dataset", order.dataset())
                .with("file", file)
                .with("verify", order.verifies())
                .with("passes", order.passes())
                .with("warmUpNanos", Duration.ofSeconds(order.warmUpSeconds()).toNanos());
    }

    private static FilePasses passes(FileOrder order, AnswerMembers answer) throws BadAnswer {
        List<Pass> passes = new ArrayList<>();
        for (AnswerMembers pass : answer.objects("passes")) {
            passes.add(new Pass(
                    (long) pass.amount("writeNanos"),
                    (long) pass.amount("writeWithoutFileNanos"),
                    (long) pass.amount("readNanos"),
                    (long) pass.amount("readWithoutFileNanos")));
        }
        return new FilePasses(
                order.form(),
                (long) order.heapMebibytes() << 20,
                Optional.of(order.warmUpSeconds()),
                (int) answer.amount("records"),
                (long) answer.amount("bytes"),
                List.of(new Fork(order.round(), passes)));
    }
}
