package io.wirecost.harness.file;

import io.wirecost.core.codec.FileForm;
import io.wirecost.core.dataset.DatasetFile;
import io.wirecost.core.dataset.DatasetStream;
import io.wirecost.harness.FullHeap;
import io.wirecost.harness.Lifeline;
import io.wirecost.harness.LocalCodec;
import io.wirecost.harness.file.FileTrial.Pass;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * One fork of a codec's trial with files. It warms up, then takes the times of passes. It compares a file record by record
 * if it is told so: while it warms up, or in the end where it does not. Reports in lines of {@link FileLine} on standard
 * output.
 *
 * <p>Arguments: codec name, label of the file's form, dataset file, the file to write, {@code verify} or {@code trust},
 * the number of passes, and for how many seconds to warm up at least, 0 for not at all.
 */
public final class FileMain {
    public static final String VERIFY = "verify";
    public static final String TRUST = "trust";

    /** A part of many records is enough to warm up. */
    private static final int WARM_UP_RECORDS = 20_000;

    private static final long NANOS_PER_SECOND = 1_000_000_000;

    private final PrintStream out;

    private FileMain(PrintStream out) {
        this.out = out;
    }

    public static void main(String[] args) {
        FileMain main = new FileMain(new PrintStream(System.out, true, StandardCharsets.UTF_8));
        System.setOut(System.err);
        Lifeline.hold();
        main.run(
                args[0],
                FileForm.byLabel(args[1]).orElseThrow(),
                Path.of(args[2]),
                Path.of(args[3]),
                args[4].equals(VERIFY),
                Integer.parseInt(args[5]),
                Integer.parseInt(args[6]));
    }

    private void run(
            String codec, FileForm form, Path dataset, Path file, boolean verifies, int passes, int warmUpSeconds) {
        try {
            say(FileLine.Kind.AT, "opening of the codec");
            FileTrial<Object> trial = trial(codec, form, dataset, file);
            if (warmUpSeconds > 0) {
                warmUp(trial, verifies, warmUpSeconds * NANOS_PER_SECOND);
            }
            String times = measure(trial, file, passes);
            if (warmUpSeconds == 0 && verifies) {
                verify(trial);
            }
            say(FileLine.Kind.DONE, times);
        } catch (RecordFault e) {
            say(FileLine.Kind.PROBLEM, e.getMessage());
        } catch (OutOfMemoryError e) {
            say(FileLine.Kind.PROBLEM, FullHeap.sentence(e));
        } catch (Throwable e) { // whatever a library throws is a finding
            say(FileLine.Kind.PROBLEM, "threw " + e);
        }
        System.exit(0); // also when a library left threads behind
    }

    private static FileTrial<Object> trial(String codec, FileForm form, Path dataset, Path file) throws Exception {
        try (DatasetStream records = DatasetFile.stream(dataset)) {
            return new FileTrial<>(LocalCodec.find(codec, records.schema()), form, dataset, file);
        }
    }

    private void warmUp(FileTrial<Object> trial, boolean verifies, long nanos) throws Exception {
        long start = System.nanoTime();
        if (verifies) {
            verify(trial);
        }
        do {
            say(FileLine.Kind.AT, "warm-up");
            Pass warm = trial.write(WARM_UP_RECORDS);
            trial.read(warm.records());
        } while (System.nanoTime() - start < nanos);
    }

    private void verify(FileTrial<Object> trial) throws Exception {
        say(FileLine.Kind.AT, "comparison of all records");
        Pass written = trial.write(Integer.MAX_VALUE);
        trial.verify(written.records());
    }

    private String measure(FileTrial<Object> trial, Path file, int passes) throws Exception {
        int records = 0;
        StringBuilder times = new StringBuilder();
        for (int pass = 1; pass <= passes; pass++) {
            say(FileLine.Kind.AT, "writing, pass " + pass);
            Pass written = trial.write(Integer.MAX_VALUE);
            say(FileLine.Kind.AT, "reading, pass " + pass);
            Pass read = trial.read(written.records());
            if (trial.last() == null) {
                throw new IllegalStateException("decoded nothing");
            }
            records = written.records();
            times.append(" %d %d %d %d"
                    .formatted(written.nanos(), written.withoutFileNanos(), read.nanos(), read.withoutFileNanos()));
        }
        return records + " " + Files.size(file) + times;
    }

    private void say(FileLine.Kind kind, String text) {
        out.println(new FileLine(kind, text).format());
    }
}
