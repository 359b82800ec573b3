package io.wirecost.studies;

import io.wirecost.studies.StudySummary.Judged;
import io.wirecost.studies.source.Scale;
import io.wirecost.studies.source.Step;
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

    private static String option(Optional<Scale> scale) {
        return scale.map(each -> each == Scale.QUICK ? "" : " --scale " + each).orElse(" --from DIR");
    }

    private static Optional<Scale> scale(List<Judged> studies) {
        return Arrays.stream(Scale.values())
                .filter(scale -> studies.stream().allMatch(judged -> isAt(scale, judged)))
                .findFirst();
    }

    private static boolean isAt(Scale scale, Judged judged) {
        Map<String, Step> steps = judged.study().steps().stream().collect(Collectors.toMap(Step::name, step -> step));
        return judged.runs().entrySet().stream()
                .allMatch(run -> steps.get(run.getKey()).isRunBy(run.getValue().command(), scale));
    }
}
