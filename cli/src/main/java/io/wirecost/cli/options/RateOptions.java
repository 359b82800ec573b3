package io.wirecost.cli.options;

import io.wirecost.cli.help.HelpGroup;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.run.Experiment.OpenLoop;
import io.wirecost.engine.plan.Profile;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The options that have the pipeline send messages at a rate. */
@HelpGroup.In(HelpGroup.RATES)
final class RateOptions {
    /** Well above what batching costs, well below what a user of a service waits without noticing. */
    private static final long BOUND_NANOS = 100_000_000;

    private static final int PROBE_SECONDS = 2;

    @Option(
            names = "--rate",
            paramLabel = "N",
            description = "Send N messages a second, whether or not the services keep up,"
                    + " and show the latencies (default: as fast as possible).")
    private Optional<Long> rate;

    @Option(names = "--find-max-rate", description = "Find the highest rate that the services sustain, per codec.")
    private boolean findMaxRate;

    @Option(
            names = "--p99",
            paramLabel = "TIME",
            description = "Bound for --find-max-rate: a rate counts as sustained if 99 %% of the messages have at most"
                    + " this latency (default: 100ms).")
    private Optional<String> p99;

    @Option(
            names = "--seconds",
            paramLabel = "N",
            description = "Length of each set at a rate (default: with --rate as the"
                    + " profile says, with --find-max-rate 2).")
    private Optional<Integer> seconds;

    /** Returns whether any of these was given. */
    boolean areGiven() {
        return findMaxRate || Stream.of(rate, p99, seconds).anyMatch(Optional::isPresent);
    }

    /**
     * Returns the rates at which messages are sent; empty if they are sent as fast as possible.
     *
     * @param messagesGiven whether the user has said how many messages a set has
     * @param iterationsGiven whether the user has said how many sets a block has
     * @throws InputException with everything that does not fit
     */
    Optional<OpenLoop> openLoop(Profile profile, boolean messagesGiven, boolean iterationsGiven) throws InputException {
        Problems problems = new Problems();
        int duration = seconds.orElse(findMaxRate ? PROBE_SECONDS : secondsOf(profile));
        requireRate(problems, duration);
        requireFitting(problems, messagesGiven, iterationsGiven);
        Optional<Long> bound = p99.isPresent() ? p99.flatMap(OpenLoop::parseBound) : Optional.of(BOUND_NANOS);
        if (bound.isEmpty()) {
            problems.add("--p99 %s: expected a time above 0, such as 100ms or 1s".formatted(p99.orElseThrow()));
        }
        problems.refuse();
        return rate.isEmpty() && !findMaxRate
                ? Optional.empty()
                : Optional.of(new OpenLoop(rate, duration, bound.orElseThrow()));
    }

    private static int secondsOf(Profile profile) {
        if (profile.equals(Profile.SMOKE)) {
            return 2;
        }
        return profile.equals(Profile.QUICK) ? 5 : 10;
    }

    private void requireRate(Problems problems, int duration) {
        if (duration < 1) {
            problems.add("--seconds %d: expected at least 1".formatted(duration));
        }
        if (rate.isPresent() && rate.get() < 1) {
            problems.add("--rate %d: expected at least 1 message a second".formatted(rate.get()));
        } else if (rate.isPresent() && duration > 0 && rate.get() > Integer.MAX_VALUE / duration) {
            problems.add("--rate %d: more than %d messages in the %d seconds of a set"
                    .formatted(rate.get(), Integer.MAX_VALUE, duration));
        }
    }

    private void requireFitting(Problems problems, boolean messagesGiven, boolean iterationsGiven) {
        if (rate.isPresent() && findMaxRate) {
            problems.add("--rate and --find-max-rate exclude each other: give a rate, or let wirecost find it");
        }
        if (p99.isPresent() && !findMaxRate) {
            problems.add("--p99 is the bound of --find-max-rate: add --find-max-rate, or leave --p99 out");
        }
        if (seconds.isPresent() && rate.isEmpty() && !findMaxRate) {
            problems.add("--seconds is the length of a set at a rate: add --rate N or --find-max-rate");
        }
        if (messagesGiven && (rate.isPresent() || findMaxRate)) {
            problems.add("--messages: at a rate, --seconds decides how many messages are sent; leave --messages out");
        }
        if (iterationsGiven && findMaxRate) {
            problems.add("--iterations: a search makes as many sets as it needs; leave --iterations out");
        }
    }
}
