package io.wirecost.studies.figure;

import io.wirecost.analysis.sweep.FileStudy;
import io.wirecost.analysis.sweep.Growth;
import io.wirecost.analysis.sweep.SweepStudy;
import io.wirecost.core.run.Run;
import io.wirecost.studies.source.StudiedQuantity;
import io.wirecost.studies.source.StudyLine;
import java.util.Optional;

/** How a figure of a line grows over the values of a sweep. */
public final class GrowthFinder {
    private GrowthFinder() {}

    /** Empty where the run is no sweep, or the line has no such figure in it. */
    public static Optional<Growth> find(Run run, StudiedQuantity.QuantityKind kind, StudyLine line) {
        return switch (kind) {
            case SIZE -> messages(run, line).flatMap(SweepStudy.CodecGrowth::bytes);
            case SERIALIZE -> messages(run, line).flatMap(SweepStudy.CodecGrowth::serialize);
            case DESERIALIZE -> messages(run, line).flatMap(SweepStudy.CodecGrowth::deserialize);
            case FILE_SIZE -> files(run, line).map(FileStudy.FileGrowth::bytes);
            case FILE_WRITE -> files(run, line).flatMap(FileStudy.FileGrowth::write);
            case FILE_READ -> files(run, line).flatMap(FileStudy.FileGrowth::read);
            default -> Optional.empty();
        };
    }

    private static Optional<SweepStudy.CodecGrowth> messages(Run run, StudyLine line) {
        return SweepStudy.of(run)
                .flatMap(study -> study.codecs().stream()
                        .filter(codec ->
                                line.variant().filter(codec.codec()::equals).isPresent())
                        .findFirst());
    }

    private static Optional<FileStudy.FileGrowth> files(Run run, StudyLine line) {
        return FileStudy.of(run)
                .flatMap(study -> study.files().stream()
                        .filter(file ->
                                line.variant().filter(file.codec()::equals).isPresent())
                        .filter(file -> file.form().equals(line.fileForm()))
                        .findFirst());
    }
}
