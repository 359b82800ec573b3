package io.wirecost.report.model.conditions;

import io.wirecost.analysis.disturbance.Sightings;
import io.wirecost.analysis.disturbance.SliceCounts;
import io.wirecost.analysis.disturbance.SliceVerdict;
import io.wirecost.analysis.disturbance.UsualSpeed;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Witness.Load;
import io.wirecost.report.wording.Units;
import java.util.Optional;

/** Reads what the witnesses of a run tell. */
public final class WitnessReader {
    private static final String ADVICE =
            "Close other programs, use a machine of its own, or measure longer with --profile thorough.";

    private WitnessReader() {}

    /** Returns what was noted beside its forks or workers; empty where nothing was. */
    public static Optional<Witnessed> of(Run run) {
        Optional<SliceCounts> slices = SliceCounts.of(run);
        return Sightings.of(run)
                .map(sightings -> new Witnessed(
                        slices.map(WitnessReader::again).orElseGet(() -> again(sightings)),
                        slices.isPresent() ? disturbed(sightings) : warning(sightings),
                        slices.isPresent(),
                        sightings.usual(),
                        mostOthers(
                                sightings, slices.isPresent() ? SliceVerdict.OTHERS : Sightings.OTHERS_BESIDE_A_FORK),
                        sightings.forks(),
                        WitnessFacts.of(run, sightings.usual(), slices)));
    }

    private static Optional<String> again(SliceCounts counts) {
        int again = counts.disturbed();
        return again == 0
                ? Optional.empty()
                : Optional.of("%d of %d slices %s taken again: the machine was busy"
                        .formatted(again, counts.slices(), again == 1 ? "was" : "were"));
    }

    /** The speed of the machine is in no ratio of workers that took turns, so that it needs no warning. */
    private static Optional<String> disturbed(Sightings sightings) {
        int marked = sightings.marked();
        return marked == 0
                ? Optional.empty()
                : Optional.of(
                        "%d of %d workers had no slice in which the machine was not busy; the figures are marked. %s"
                                .formatted(marked, sightings.count(), ADVICE));
    }

    private static Optional<String> again(Sightings sightings) {
        int again = sightings.measuredAgain();
        return again == 0
                ? Optional.empty()
                : Optional.of(
                        "%d of %s measured again: the machine was busy".formatted(again, of(sightings.count(), again)));
    }

    /** {@code 132 forks were}. */
    private static String of(int all, int some) {
        return all + (all == 1 ? " fork" : " forks") + (some == 1 ? " was" : " were");
    }

    private static Optional<String> warning(Sightings sightings) {
        String restless = sightings.usual().isRestless()
                ? "The machine's speed varied by %s from fork to fork; a quiet machine varies by less than %s. "
                        .formatted(Units.spread(sightings.usual().spread()), Units.spread(UsualSpeed.RESTLESS))
                : "";
        int marked = sightings.marked();
        String disturbed = marked == 0
                ? ""
                : "%d of %s disturbed each time that %s measured; the figures are marked. "
                        .formatted(marked, of(sightings.count(), marked), marked == 1 ? "it was" : "they were");
        String both = restless + disturbed;
        return both.isEmpty() ? Optional.empty() : Optional.of(both + ADVICE);
    }

    private static Optional<Double> mostOthers(Sightings sightings, double most) {
        return sightings.forks().stream()
                .flatMap(fork -> fork.witness().load().flatMap(Load::othersShare).stream())
                .findFirst()
                .map(known -> most);
    }
}
