package io.wirecost.studies.rule;

import io.wirecost.studies.figure.Sample;
import io.wirecost.studies.figure.StudyFigures;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A figure of a line.
 *
 * @param less the line whose figure is taken off first, where a difference is meant; it is taken as exact
 */
public record Term(String figure, String line, Optional<String> less) {
    List<String> lines() {
        return Stream.concat(Stream.of(line), less.stream()).toList();
    }

    Optional<ClaimPart> lacking(StudyFigures figures) {
        return ClaimPart.lacking(figures, figure, lines());
    }

    Sample sample(StudyFigures figures) {
        Sample own = figures.known(figure, line);
        return less.map(other -> Sample.exactly(
                        own.centre() - figures.known(figure, other).centre()))
                .orElse(own);
    }

    /** {@code XML}, {@code XML less Protobuf}. */
    String words() {
        return line + less.map(other -> " less " + other).orElse("");
    }
}
