package io.wirecost.engine.robustness;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.run.DamageKind;
import io.wirecost.core.run.Interop.WrongValue;
import io.wirecost.core.run.ReactionKind;
import io.wirecost.core.run.Robustness;
import io.wirecost.core.run.Robustness.Case;
import io.wirecost.core.run.Robustness.Reaction;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.Comparer;
import io.wirecost.core.value.Mismatch;
import io.wirecost.engine.worker.DecodeResult;
import io.wirecost.engine.worker.DecodeResult.Ended;
import io.wirecost.engine.worker.DecodeResult.Misfit;
import io.wirecost.engine.worker.DecodeResult.Refused;
import io.wirecost.engine.worker.DecodeResult.Value;
import io.wirecost.robustness.Damaged;
import java.util.Base64;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Counts how a codec reacts to damages of one kind. */
final class ReactionTally {
    /**
     * What is another one in each process: that by which an object of the JVM without words of its own names itself, and the
     * file of the code that PHP names in an error.
     */
    private static final Pattern IDENTITY =
            Pattern.compile("(?<=[\\w$]@)[0-9a-f]{4,8}\\b|(?<=\\bin )/\\S+(?=(:| on line )\\d)");

    private final Comparer comparer;
    private final List<SourceRecord> records;
    private final Map<ReactionKind, Reaction> reactions = new EnumMap<>(ReactionKind.class);

    /** @param records that the messages were made of */
    ReactionTally(Schema schema, CodecInfo codec, List<SourceRecord> records) {
        this.comparer = new Comparer(schema, codec.losses());
        this.records = records;
    }

    /** Adds what came of an input, and returns the reaction. */
    ReactionKind add(Damaged input, DecodeResult result) {
        SourceRecord source = records.get(input.message());
        Optional<Mismatch> difference =
                result instanceof Value read ? comparer.compare(source.value(), read.record()) : Optional.empty();
        ReactionKind kind = reaction(result, difference.isPresent());
        Case one = new Case(
                input.bytes().length,
                "record %d, %s".formatted(source.number(), input.given()),
                Optional.of(IDENTITY.matcher(result.reason()).replaceAll("…")).filter(reason -> !reason.isEmpty()),
                difference.map(
                        found -> new WrongValue(source.number(), found.path(), found.expected(), found.actual())),
                base64(input.bytes()));
        reactions.merge(kind, new Reaction(kind, 1, result instanceof Ended ? 1 : 0, one), (so, far) -> both(so, far));
        return kind;
    }

    /** Every message of a damage is tried, with a codec that could be opened. */
    private static ReactionKind reaction(DecodeResult result, boolean differs) {
        if (result instanceof Value) {
            return differs ? ReactionKind.OTHER_VALUE : ReactionKind.EQUAL;
        } else if (result instanceof Misfit) {
            return ReactionKind.OTHER_VALUE;
        } else if (result instanceof Refused refused) {
            return refused.reaction();
        } else if (result instanceof Ended ended) {
            return ended.reaction();
        }
        throw new IllegalStateException("not tried: " + result.reason());
    }

    private static Optional<String> base64(byte[] bytes) {
        return Optional.of(bytes)
                .filter(few -> few.length <= Case.MOST_KEPT_BYTES)
                .map(Base64.getEncoder()::encodeToString);
    }

    private static Reaction both(Reaction first, Reaction second) {
        return new Reaction(
                first.kind(),
                first.inputs() + second.inputs(),
                first.ended() + second.ended(),
                second.smallest().sizeBytes() < first.smallest().sizeBytes() ? second.smallest() : first.smallest());
    }

    /** Returns the counts; only asked for after at least one input. */
    Robustness.Damage damage(DamageKind kind, long possible) {
        int inputs = reactions.values().stream().mapToInt(Reaction::inputs).sum();
        return new Robustness.Damage(kind, possible, inputs, List.copyOf(reactions.values()));
    }
}
