package io.wirecost.cli.options;

import io.wirecost.cli.help.HelpGroup;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.engine.plan.Profile;
import io.wirecost.engine.runner.Measure;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Option;

/** The options that say when times are certain enough, and how long a run may take to make them so. */
@HelpGroup.In(HelpGroup.MEASURING)
final class AimOptions {
    private static final String UNTIL = "--until";
    private static final String BUDGET = "--budget";
    private static final double LEAST_PERCENT = 0.5;
    private static final double MOST_PERCENT = 50;
    private static final double PERCENT = 100;
    private static final int MOST_MINUTES = 10_000;
    private static final double MILLIS_PER_MINUTE = 60_000;
    private static final Pattern PERCENTAGE = Pattern.compile("(\\d{1,3}(?:\\.\\d{1,6})?) ?%");

    @Option(
            names = UNTIL,
            paramLabel = "PERCENT",
            description = "How certain times have to be: codecs get further rounds of workers until the 95 %%"
                    + " interval of the ratio to the baseline reaches no further above it than this, such as 3%%, or"
                    + " the time is over (default: as the profile says; quick has 6%%).")
    private Optional<String> until = Optional.empty();

    @Option(
            names = BUDGET,
            paramLabel = "MINUTES",
            description =
                    "Time for all rounds of workers. Codecs whose times are not certain yet get further ones while it"
                            + " lasts; 0 stops after those that every codec gets (default: as the profile says; quick has 5).")
    private Optional<Double> budgetMinutes = Optional.empty();

    /**
     * Returns the profile with what was asked for.
     *
     * @throws InputException with everything that is wrong with these options
     */
    Profile applied(Profile profile) throws InputException {
        Problems problems = new Problems();
        Optional<Double> reach = Optional.ofNullable(problems.collect(() -> reach(profile)));
        Optional<Duration> budget = Optional.ofNullable(problems.collect(() -> budget(profile)));
        problems.refuse();
        Profile within = budget.map(profile::within).orElse(profile);
        return reach.map(within::until).orElse(within);
    }

    /** @throws InputException if a run without times is to be certain of them */
    void requireTimes(Set<Measure> measured) throws InputException {
        if (until.isPresent() && !measured.contains(Measure.SPEED)) {
            throw new InputException(UNTIL + ": no operation is timed; add --measure speed, or leave it out");
        }
    }

    /** Null where nothing was asked for. */
    private Double reach(Profile profile) throws InputException {
        if (until.isEmpty()) {
            return null;
        }
        Matcher matcher = PERCENTAGE.matcher(until.get());
        double percent = matcher.matches() ? Double.parseDouble(matcher.group(1)) : Double.NaN;
        if (!(percent >= LEAST_PERCENT && percent <= MOST_PERCENT)) {
            throw new InputException("%s %s: expected a percentage such as 3%%, from %s%% to %.0f%%"
                    .formatted(UNTIL, until.get(), LEAST_PERCENT, MOST_PERCENT));
        }
        requireAim(UNTIL, profile);
        return percent / PERCENT;
    }

    /** Null where nothing was asked for. */
    private Duration budget(Profile profile) throws InputException {
        if (budgetMinutes.isEmpty()) {
            return null;
        }
        double minutes = budgetMinutes.get();
        if (!(minutes >= 0 && minutes <= MOST_MINUTES)) {
            throw new InputException("%s %s: expected minutes, from 0 to %d".formatted(BUDGET, minutes, MOST_MINUTES));
        }
        requireAim(BUDGET, profile);
        return Duration.ofMillis(Math.round(minutes * MILLIS_PER_MINUTE));
    }

    private static void requireAim(String option, Profile profile) throws InputException {
        if (profile.aim().isEmpty()) {
            throw new InputException(
                    "%s: every codec gets the same number of rounds in profile %s; leave it out, or take --profile quick"
                            .formatted(option, profile.name()));
        }
    }
}
