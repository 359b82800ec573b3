package io.wirecost.analysis.need;

import io.wirecost.analysis.robustness.WorstFirst;
import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Figures;
import io.wirecost.core.run.Interop;
import io.wirecost.core.run.Interop.OwnBytes;
import io.wirecost.core.run.ReactionKind;
import io.wirecost.core.run.Robustness;
import io.wirecost.core.run.Run;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Which codecs of a run meet all needs. What is unknown meets none. What was measured goes before what was written. */
public final class NeedCheck {
    private final Run run;
    private final Set<Need> needs;
    private final AddedFields added;

    public NeedCheck(Run run, Set<Need> needs, AddedFields added) {
        this.run = run;
        this.needs = Set.copyOf(needs);
        this.added = added;
    }

    /** Returns why a codec does not meet the needs; empty where it does. */
    public List<String> reasons(CodecInfo codec) {
        return needs.stream()
                .sorted()
                .flatMap(need -> reason(codec, need).map(why -> need.label() + ": " + why).stream())
                .toList();
    }

    private Optional<String> reason(CodecInfo codec, Need need) {
        return switch (need) {
            case PORTABLE -> portable(codec);
            case DETERMINISTIC -> deterministic(codec);
            case EVOLVABLE -> evolvable(codec);
            case SAFE -> answer(codec, Topic.SAFE, NeedAnswer.YES).or(() -> exhausted(codec));
            case SCHEMALESS -> answer(codec, Topic.SCHEMA_NEEDED, NeedAnswer.NO);
            case READABLE -> ofPlainBytes(codec, Topic.READABLE);
            case IN_PLACE -> ofPlainBytes(codec, Topic.IN_PLACE);
        };
    }

    private Optional<String> evolvable(CodecInfo codec) {
        CodecId tried = codec.variant().codec();
        return added.has(tried) ? added.failure(tried) : answer(codec, Topic.EVOLVABLE, NeedAnswer.YES);
    }

    private Optional<String> portable(CodecInfo codec) {
        return codec.portable().filter(known -> known).isPresent()
                ? alone(codec)
                : Optional.of(codec.portable().isPresent() ? "only one platform reads it" : "not known of its format");
    }

    /** Why no other library of the run has read the codec's bytes and been read by it; empty where one has, or none was tried. */
    private Optional<String> alone(CodecInfo codec) {
        List<CodecInfo> others = run.codecs().stream()
                .filter(other -> !other.library().equals(codec.library()))
                .filter(other ->
                        reads(other, codec).isPresent() && reads(codec, other).isPresent())
                .toList();
        boolean isAlone = others.stream()
                .noneMatch(other ->
                        reads(other, codec).get() && reads(codec, other).get());
        return others.isEmpty() || !isAlone
                ? Optional.empty()
                : Optional.of("no other library that was tried reads what it writes and is read by it: "
                        + others.stream().map(other -> other.variant().name()).collect(Collectors.joining(", ")));
    }

    /** Whether a codec got every value from what another one wrote; empty where it was not tried. */
    private Optional<Boolean> reads(CodecInfo reader, CodecInfo writer) {
        return figures(reader, Interop.class)
                .flatMap(interop -> interop.readings().stream())
                .filter(reading -> reading.isOf(writer.variant()))
                .map(reading -> !reading.isDifference())
                .findFirst();
    }

    private static Optional<String> ofPlainBytes(CodecInfo codec, Topic topic) {
        return codec.wrapper().isPresent()
                ? Optional.of("its messages are compressed")
                : answer(codec, topic, NeedAnswer.YES);
    }

    private static Optional<String> answer(CodecInfo codec, Topic topic, NeedAnswer wanted) {
        Optional<FormatFact> fact = Facts.of(codec.plainFormat()).map(facts -> facts.of(topic, codec.layout()));
        if (fact.isEmpty()) {
            return Optional.of("not known of its format");
        }
        FormatFact known = fact.get();
        if (known.answer() == wanted) {
            return Optional.empty();
        }
        return Optional.of((known.answer() == NeedAnswer.UNKNOWN ? "unknown: " : "") + known.words() + " ("
                + known.source() + ")");
    }

    /** What damaged bytes did to the codec with the limits that its library ships, where the run has figures of it. */
    private Optional<String> exhausted(CodecInfo codec) {
        boolean isAdviceEnough = figures(codec, Robustness.class)
                .anyMatch(robustness ->
                        robustness.advice().isPresent() && harm(robustness).isEmpty());
        return figures(codec, Robustness.class)
                .filter(robustness -> robustness.advice().isEmpty())
                .flatMap(robustness -> harm(robustness).stream())
                .map(harm -> harm + (isAdviceEnough ? ", and none with the limits that its documentation advises" : ""))
                .findFirst();
    }

    private static Optional<String> harm(Robustness robustness) {
        return WorstFirst.gravest(robustness)
                .filter(ReactionKind::harmsProcess)
                .map(gravest -> "%s for %,d of %,d damaged messages"
                        .formatted(gravest.title(), robustness.inputs(gravest), robustness.inputs()));
    }

    private <F extends Figures> Stream<F> figures(CodecInfo codec, Class<F> kind) {
        return run.cells().stream()
                .filter(cell -> cell.status() == Cell.Status.MEASURED)
                .filter(cell -> cell.trial().codec().equals(codec.variant()))
                .flatMap(cell -> cell.figures(kind).stream());
    }

    private Optional<String> deterministic(CodecInfo codec) {
        Optional<OwnBytes> bytes = figures(codec, Interop.class).findFirst().flatMap(Interop::bytes);
        if (bytes.isEmpty()) {
            return Optional.of("not measured in this run; add --measure interop");
        }
        if (!bytes.get().sameInTwoProcesses()) {
            return Optional.of("two processes wrote different bytes of the same records");
        }
        return bytes.get().sameInAnyMapOrder().orElse(true)
                ? Optional.empty()
                : Optional.of("equal maps in another order gave different bytes");
    }
}
