package io.wirecost.harness;

import io.wirecost.core.codec.Ability;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.Proof;
import io.wirecost.core.dataset.FieldPath;
import io.wirecost.core.value.RecordValue;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Proves one codec on a whole dataset: encodes every record first, then checks them in reverse order. Reports in lines of
 * {@link ProofLine} on standard output; what libraries print there is sent to standard error instead.
 *
 * <p>Arguments: dataset file, codec name.
 */
public final class ProveMain {
    private final PrintStream out;

    private ProveMain(PrintStream out) {
        this.out = out;
    }

    public static void main(String[] args) {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        System.setOut(System.err);
        Lifeline.hold();
        new ProveMain(out).run(Path.of(args[0]), args[1]);
        System.exit(0); // also when a library left threads behind
    }

    private void run(Path dataset, String codecName) {
        try {
            prove(Subject.load(dataset, codecName));
        } catch (Throwable e) { // whatever a library throws is a finding
            say(ProofLine.of(ProofLine.Kind.PROBLEM, describe(e)));
        }
    }

    private <T> void prove(Subject<T> subject) throws Exception {
        say(ProofLine.of(ProofLine.Kind.OPEN, ""));
        Codec<T> writer = subject.open();
        List<FieldPath> paths = subject.dataset().filter().paths();
        Proof<T> proof = new Proof<>(subject.info(), subject.binding(), writer, subject.open(), paths);
        List<RecordValue> records = subject.dataset().records();
        List<byte[]> encoded = new ArrayList<>();
        for (int i = 0; i < records.size(); i++) {
            say(ProofLine.of(ProofLine.Kind.ENCODE, i));
            encoded.add(proof.encode(records.get(i)));
            say(ProofLine.of(ProofLine.Kind.SIZE, encoded.get(i).length));
        }
        for (int i = records.size() - 1; i >= 0; i--) {
            say(ProofLine.of(ProofLine.Kind.CHECK, i));
            proof.check(records.get(i), encoded.get(i));
        }
        say(ProofLine.of(ProofLine.Kind.PROVEN, names(Ability.of(writer))));
    }

    private static String names(Set<Ability> abilities) {
        return abilities.stream().map(Ability::name).collect(Collectors.joining(" "));
    }

    private static String describe(Throwable e) {
        if (e instanceof Proof.Disproved) {
            return e.getMessage();
        }
        String cause = e.getCause() == null ? "" : "; caused by " + e.getCause();
        return "threw " + e + cause;
    }

    private void say(ProofLine line) {
        out.println(line.format());
    }
}
