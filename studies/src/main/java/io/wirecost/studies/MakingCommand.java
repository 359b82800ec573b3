package io.wirecost.studies;

import io.wirecost.studies.StudySummary.Judged;
import io.wirecost.studies.source.StudyScale;
import io.wirecost.studies.source.StudyStep;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The command that makes documents of such runs. */
final class MakingCommand {
    private MakingCommand() {}

    /** Returns it with the scale of the runs. Runs of no single scale are those of a folder that the reader has. */
    static String of(List<Judged> studies) {
        String names = studies.stream().map(Judged::name).collect(Collectors.joining(" "));
        return "./wirecost reproduce " + names + option(scale(studies));
    }

    private static String option(Optional<StudyScale> scale) {
        return scale.map(each -> each == StudyScale.QUICK ? "" : " --scale " + each)
                .orElse(" --from DIR");
    }

    private static Optional<StudyScale> scale(List<Judged> studies) {
        return Arrays.stream(StudyScale.values())
                .filter(scale -> studies.stream().allMatch(judged -> isAt(scale, judged)))
                .findFirst();
    }

    private static boolean isAt(StudyScale scale, Judged judged) {
        Map<String, StudyStep> steps =
                judged.study().steps().stream().collect(Collectors.toMap(StudyStep::name, step -> step));
        return judged.runs().entrySet().stream()
                .allMatch(run -> steps.get(run.getKey()).isRunBy(run.getValue().command(), scale));
    }
}
