package io.wirecost.cli.reproduce;

import io.wirecost.core.Choices;
import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.Variant;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.studies.Study;
import io.wirecost.studies.source.StudyLine;
import io.wirecost.studies.source.StudyScale;
import io.wirecost.studies.source.StudyStep;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Which codecs of a study are here: those that can run, those that lack something, and names that nobody knows. */
final class StudyCodecs {
    private final Study study;
    private final Set<String> ready;
    private final Set<String> refused;
    private final Set<String> runtimes;

    StudyCodecs(Study study, CodecCatalog catalog) {
        this.study = study;
        this.ready = catalog.all().stream()
                .map(entry -> entry.variant().codec().toString())
                .collect(Collectors.toSet());
        this.refused = catalog.refused().stream()
                .map(codec -> new CodecId(codec.runtime(), codec.name()).toString())
                .collect(Collectors.toSet());
        this.runtimes = catalog.runners().stream()
                .map(runner -> runner.runtime().name())
                .collect(Collectors.toSet());
    }

    /** Returns what is wrong with lines whose codec does not exist, though its runtime is here. */
    List<String> problems() {
        return study.lines().stream()
                .flatMap(line -> codec(line).filter(this::isUnknown).map(codec -> problem(line, codec)).stream())
                .toList();
    }

    private String problem(StudyLine line, CodecId codec) {
        return Choices.mismatch(
                "line " + line.name() + ": codec",
                codec.toString(),
                "a name that wirecost list codecs shows, after its runtime",
                ready);
    }

    /** Returns the codecs of a step that can be measured here, each once. */
    List<Variant> ready(StudyStep step, StudyScale scale) {
        return lines(step, scale)
                .flatMap(line -> line.variant().stream())
                .filter(variant -> ready.contains(variant.codec().toString()))
                .distinct()
                .toList();
    }

    /** Returns the lines of a step whose runtime, or what their codec needs of it, is not set up. */
    List<StudyLine> absent(StudyStep step, StudyScale scale) {
        return lines(step, scale)
                .filter(line -> codec(line).filter(this::isAbsent).isPresent())
                .toList();
    }

    private Stream<StudyLine> lines(StudyStep step, StudyScale scale) {
        return study.lines().stream().filter(line -> step.measures(line, scale));
    }

    private static Optional<CodecId> codec(StudyLine line) {
        return line.variant().map(Variant::codec);
    }

    private boolean isAbsent(CodecId codec) {
        return !runtimes.contains(codec.runtime()) || refused.contains(codec.toString());
    }

    private boolean isUnknown(CodecId codec) {
        return !isAbsent(codec) && !ready.contains(codec.toString());
    }
}
