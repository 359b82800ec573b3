package io.wirecost.report;

import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.DamageKind;
import io.wirecost.core.run.Interop.WrongValue;
import io.wirecost.core.run.ReactionKind;
import io.wirecost.core.run.Robustness;
import io.wirecost.core.run.Robustness.Case;
import io.wirecost.core.run.Robustness.Checksum;
import io.wirecost.core.run.Robustness.Damage;
import io.wirecost.core.run.Robustness.Depth;
import io.wirecost.core.run.Robustness.Extremes;
import io.wirecost.core.run.Robustness.Limits;
import io.wirecost.core.run.Robustness.Reaction;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Runs of two runtimes whose codecs were given damaged bytes. */
public final class SampleRobustness {
    private static final Limits LIMITS = new Limits(256L << 20, 1 << 20, 10);
    private static final Case CUT = new Case(
            3,
            "message 2 without its last 4 bytes",
            Optional.of("IOException: <b> end of input"),
            Optional.empty(),
            Optional.of("AAEC"));
    private static final Case FLIPPED = new Case(
            7,
            "bit 3 of byte 5 of message 1",
            Optional.empty(),
            Optional.of(new WrongValue(1, "items[0].price", "1.50", "9.50")),
            Optional.of("AAECAwQFBg=="));
    private static final Case NESTED = new Case(
            1_000_000,
            "500,000 lists in each other",
            Optional.of("StackOverflowError"),
            Optional.empty(),
            Optional.empty());

    private SampleRobustness() {}

    /** Nothing but robustness: two codecs notice all, one is of another mind, one exhausts its stack. */
    public static Run alone() {
        Run two = SampleRuntimes.two();
        return two.with(two.codecs().stream()
                .limit(4)
                .map(codec -> Cell.measured(
                        new Trial("transactions", codec.variant(), new Task.Damaged()),
                        two.codecs().indexOf(codec) == 2 ? bad() : two.codecs().indexOf(codec) == 3 ? worst() : good()))
                .toList());
    }

    /** Another run, in which one codec returns other values, and one exhausts its stack. */
    public static Run beside(Run run, Variant returning, Variant exhausting) {
        return run.with(
                Stream.concat(run.cells().stream(), Stream.of(damaged(returning, bad()), damaged(exhausting, worst())))
                        .toList());
    }

    private static Cell damaged(Variant codec, Robustness figures) {
        return Cell.measured(new Trial("transactions", codec, new Task.Damaged()), figures);
    }

    /** What {@link #alone} has, and the worst one is good with the limits that its library's documentation advises. */
    public static Run withAdvice() {
        Run alone = alone();
        Variant worst = alone.codecs().get(3).variant();
        Robustness advised =
                new Robustness(LIMITS, Optional.of("short lists (its guide)"), 7, good().damages(), good().extremes());
        return alone.with(Stream.concat(
                        alone.cells().stream(),
                        Stream.of(Cell.measured(
                                new Trial("transactions", worst, new Task.Damaged(SafetyLimits.ADVISED)), advised)))
                .toList());
    }

    /** One codec, around whose messages a checksum was tried. */
    public static Run withChecksum() {
        Run alone = alone();
        Robustness checked = new Robustness(
                LIMITS,
                Optional.empty(),
                7,
                bad().damages(),
                bad().extremes(),
                Optional.of(List.of(new Checksum("a CRC", good().damages()))));
        return alone.with(List.of(Cell.measured(alone.cells().get(0).trial(), checked)));
    }

    private static Robustness good() {
        return robustness(
                List.of(
                        new Damage(DamageKind.CUT, 20, 20, List.of(new Reaction(ReactionKind.NOTICED, 20, 0, CUT))),
                        new Damage(
                                DamageKind.FLIPPED,
                                160,
                                160,
                                List.of(new Reaction(ReactionKind.NOTICED, 160, 0, CUT)))),
                Optional.empty());
    }

    private static Robustness bad() {
        return robustness(
                List.of(
                        new Damage(DamageKind.CUT, 200, 20, List.of(new Reaction(ReactionKind.NOTICED, 20, 0, CUT))),
                        new Damage(
                                DamageKind.FLIPPED,
                                1_600,
                                160,
                                List.of(
                                        new Reaction(ReactionKind.NOTICED, 40, 0, CUT),
                                        new Reaction(ReactionKind.OTHER_VALUE, 120, 0, FLIPPED)))),
                Optional.empty());
    }

    private static Robustness worst() {
        return robustness(
                List.of(
                        new Damage(DamageKind.CUT, 20, 20, List.of(new Reaction(ReactionKind.NOTICED, 20, 0, CUT))),
                        new Damage(
                                DamageKind.NESTED,
                                2,
                                2,
                                List.of(
                                        new Reaction(ReactionKind.NOTICED, 1, 0, CUT),
                                        new Reaction(ReactionKind.STACK_EXHAUSTED, 1, 1, NESTED)))),
                Optional.of(new Depth(3_000, ReactionKind.STACK_EXHAUSTED)));
    }

    private static Robustness robustness(List<Damage> damages, Optional<Depth> depth) {
        return new Robustness(LIMITS, Optional.empty(), 7, damages, new Extremes(Optional.of(2_345.6), 3.21, depth));
    }
}
