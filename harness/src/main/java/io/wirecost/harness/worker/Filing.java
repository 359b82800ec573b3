package io.wirecost.harness.worker;

import io.wirecost.core.codec.FileForm;
import io.wirecost.harness.LocalCodec;
import io.wirecost.harness.file.FileWork;
import io.wirecost.harness.file.FileWork.Pass;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Has a codec write records into a file and read them back. It warms up, then takes the times of passes. It compares a file
 * record by record if it is told so: while it warms up, or in the end where it does not.
 */
record Filing(LocalCodec<Object> local, AnswerOutput answers) {
    /** A part of many records is enough to warm up. */
    private static final int WARM_UP_RECORDS = 20_000;

    Map<String, ?> run(Request request) throws Exception {
        Path file = request.path("file");
        FileForm form =
                FileForm.byLabel(request.text("form")).orElseThrow(() -> new Problem("an unknown form of a file"));
        FileWork<Object> trial = new FileWork<>(local, form, request.path("dataset"), file);
        boolean verifies = request.flag("verify");
        long warmUpNanos = request.number("warmUpNanos");
        if (warmUpNanos > 0) {
            warmUp(trial, verifies, warmUpNanos);
        }
        List<Map<String, Long>> passes = new ArrayList<>();
        int records = 0;
        for (int pass = 1; pass <= request.number("passes"); pass++) {
            answers.at("writing, pass " + pass);
            Pass written = trial.write(Integer.MAX_VALUE);
            answers.at("reading, pass " + pass);
            Pass read = trial.read(written.records());
            records = written.records();
            passes.add(Map.of(
                    "writeNanos", written.nanos(),
                    "writeWithoutFileNanos", written.withoutFileNanos(),
                    "readNanos", read.nanos(),
                    "readWithoutFileNanos", read.withoutFileNanos()));
        }
        if (trial.last() == null) {
            throw new Problem("decoded nothing");
        }
        if (warmUpNanos == 0 && verifies) {
            verify(trial);
        }
        return Map.of("records", records, "bytes", Files.size(file), "passes", passes);
    }

    private void warmUp(FileWork<Object> trial, boolean verifies, long nanos) throws Exception {
        long start = System.nanoTime();
        if (verifies) {
            verify(trial);
        }
        do {
            answers.at("warm-up");
            Pass warm = trial.write(WARM_UP_RECORDS);
            trial.read(warm.records());
        } while (System.nanoTime() - start < nanos);
    }

    private void verify(FileWork<Object> trial) throws Exception {
        answers.at("comparison of all records");
        Pass written = trial.write(Integer.MAX_VALUE);
        trial.verify(written.records());
    }
}
