package io.wirecost.harness.proof;

import io.wirecost.core.codec.Ability;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.proof.Disproved;
import io.wirecost.harness.FullHeap;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;

/** Standard output of a proving JVM, for {@link ProofLine}s only: what libraries print goes to standard error. */
final class ProofOutput {
    private final PrintStream out;

    private ProofOutput(PrintStream out) {
        this.out = out;
    }

    /** Takes standard output over. */
    static ProofOutput take() {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        System.setOut(System.err);
        return new ProofOutput(out);
    }

    /**
     * Runs one half of a proof, says how it ended, and ends this JVM.
     *
     * @param half encodes or decodes everything, and returns the codec that did it
     */
    void run(Callable<Codec<?>> half) {
        try {
            say(ProofLine.Kind.OPEN, "");
            say(ProofLine.Kind.DONE, abilities(half.call()));
        } catch (Throwable e) { // whatever a library throws is a finding
            say(ProofLine.Kind.PROBLEM, describe(e));
        }
        System.exit(0); // also when a library left threads behind
    }

    void say(ProofLine.Kind kind, Object text) {
        out.println(ProofLine.of(kind, text).format());
    }

    private static String abilities(Codec<?> codec) {
        return Ability.of(codec).stream().map(Ability::name).collect(Collectors.joining(" "));
    }

    static String describe(Throwable e) {
        if (e instanceof Disproved) {
            return e.getMessage();
        }
        if (e instanceof OutOfMemoryError full) {
            return FullHeap.sentence(full);
        }
        String cause = e.getCause() == null ? "" : "; caused by " + e.getCause();
        return "threw " + e + cause;
    }
}
