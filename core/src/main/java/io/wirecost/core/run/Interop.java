package io.wirecost.core.run;

import io.wirecost.core.codec.Variant;
import io.wirecost.core.value.Loss;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a codec makes of the bytes that the other codecs of its format and layout have written, and what its own bytes
 * depend on.
 *
 * @param readings one for each codec whose bytes it was given
 * @param bytes empty for a codec that only reads
 * @param vectors what it has made of test vectors; empty where there are none of its format and layout
 */
public record Interop(List<Reading> readings, Optional<OwnBytes> bytes, Optional<Vectors> vectors) implements Figures {
    public Interop {
        readings = List.copyOf(readings);
    }

    @Override
    public FigureKind kind() {
        return FigureKind.INTEROP;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.interop(this);
    }

    /** Returns whether there is a difference that nobody has declared, and that is not known. */
    public boolean hasNewDifference() {
        return readings.stream().anyMatch(Reading::isNewDifference);
    }

    /** How a reading has ended. */
    public enum ReadingOutcome {
        /** Every value is the one that was given. */
        OK,
        /** Values differ by declared losses alone. */
        LOSS,
        /** A value is another one. */
        WRONG,
        /** The reader did not take the bytes: it threw, hung or died. */
        UNREADABLE
    }

    /**
     * The result of reading all records that one other codec has written.
     *
     * @param runtime of the codec that wrote
     * @param codec its name in the runtime, wrapper included
     * @param losses which of the declared ones there were; none unless the outcome is {@code LOSS}
     * @param difference the first one of an outcome {@code WRONG}; empty for all others
     * @param reason why an outcome is {@code UNREADABLE}; empty for all others
     * @param known why this difference is known and stays; empty for a new one, and where there is none
     */
    public record Reading(
            String runtime,
            String codec,
            ReadingOutcome outcome,
            Set<Loss> losses,
            Optional<WrongValue> difference,
            Optional<String> reason,
            Optional<String> known) {
        public Reading {
            losses = Collections.unmodifiableSet(new TreeSet<>(losses));
        }

        public static Reading ok(Variant writer) {
            return of(writer, ReadingOutcome.OK, Set.of(), Optional.empty(), Optional.empty());
        }

        public static Reading lossy(Variant writer, Set<Loss> losses) {
            return of(writer, ReadingOutcome.LOSS, losses, Optional.empty(), Optional.empty());
        }

        public static Reading wrong(Variant writer, WrongValue difference) {
            return of(writer, ReadingOutcome.WRONG, Set.of(), Optional.of(difference), Optional.empty());
        }

        public static Reading unreadable(Variant writer, String reason) {
            return of(writer, ReadingOutcome.UNREADABLE, Set.of(), Optional.empty(), Optional.of(reason));
        }

        private static Reading of(
                Variant writer,
                ReadingOutcome outcome,
                Set<Loss> losses,
                Optional<WrongValue> difference,
                Optional<String> reason) {
            return new Reading(writer.runtime(), writer.name(), outcome, losses, difference, reason, Optional.empty());
        }

        /** The same, with the reason why its difference is known. */
        public Reading known(String why) {
            return new Reading(runtime, codec, outcome, losses, difference, reason, Optional.of(why));
        }

        /** Returns whether values differ by more than declared losses. */
        public boolean isDifference() {
            return outcome == ReadingOutcome.WRONG || outcome == ReadingOutcome.UNREADABLE;
        }

        boolean isNewDifference() {
            return isDifference() && known.isEmpty();
        }

        /** Returns whether it was this codec's bytes that were read. */
        public boolean isOf(Variant writer) {
            return runtime.equals(writer.runtime()) && codec.equals(writer.name());
        }
    }

    /**
     * The first value that is another one.
     *
     * @param record its number, from 1
     * @param path field path from the root record; empty for the root itself
     * @param expected short text of the value that was given
     * @param actual short text of the value that came back
     */
    public record WrongValue(int record, String path, String expected, String actual) {
        /** {@code record 3, items[2].price: expected 1.10, got 1.1}. */
        public String words() {
            return "record %d, %s: expected %s, got %s"
                    .formatted(record, path.isEmpty() ? "the record" : path, expected, actual);
        }
    }

    /**
     * What the bytes of a codec depend on beside the values.
     *
     * @param checksum SHA-256 of all messages, so that codecs can be found that write the same bytes
     * @param sameInTwoProcesses whether another process wrote the same bytes of the same records
     * @param sameInAnyMapOrder whether equal maps whose entries stand in another order gave the same bytes. Empty where no
     *     record has a map of two entries
     */
    public record OwnBytes(String checksum, boolean sameInTwoProcesses, Optional<Boolean> sameInAnyMapOrder) {}
}
