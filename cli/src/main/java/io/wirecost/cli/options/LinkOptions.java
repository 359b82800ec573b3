package io.wirecost.cli.options;

import io.wirecost.cli.help.HelpGroup;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.run.Experiment.Network;
import io.wirecost.core.run.Link;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Option;

/** The options that say what lies between the pipeline's services and the broker. */
@HelpGroup.In(HelpGroup.LINKS)
final class LinkOptions {
    private static final Path CONGESTION_CONTROL = Path.of("/proc/sys/net/ipv4/tcp_congestion_control");
    private static final String LINK = "--link";
    private static final String SWEEP = ParameterOptions.SWEEP;
    private static final String SWEPT = ParameterOptions.LINK + "=";

    @Option(
            names = LINK,
            paramLabel = "RATE[,DELAY]",
            description = "A link between each service and the embedded Kafka, e.g. 10mbit or 1gbit,5ms; the"
                    + " delay is one way (default: none).")
    private Optional<String> link;

    @Option(
            names = "--link-by",
            paramLabel = "HOW",
            description = "How links are made: by a relay, on any machine; or by the kernel, on Linux as root, to check"
                    + " the relay (default: relay).")
    private Optional<Network.By> by;

    /** Returns whether any of these was given. */
    boolean areGiven() {
        return link.isPresent() || by.isPresent();
    }

    /**
     * The links that were asked for; empty for none.
     *
     * @param sweep the list of links that {@code --sweep} has; empty for none
     * @throws InputException with everything in these options that is no link
     */
    Optional<Network> network(Optional<String> sweep) throws InputException {
        Problems problems = new Problems();
        if (link.isPresent() && sweep.isPresent()) {
            problems.add("--link and --sweep exclude each other: name the link in the list of --sweep");
        }
        if (by.isPresent() && link.isEmpty() && sweep.isEmpty()) {
            problems.add("--link-by needs a link: add --link RATE or --sweep link=LIST");
        }
        List<Link> one = problems.collect(() -> link.isPresent() ? one(link.get()) : List.of());
        List<Link> several = problems.collect(() -> sweep.isPresent() ? several(sweep.get()) : List.of());
        problems.refuse();
        List<Link> links = one.isEmpty() ? several : one;
        return links.isEmpty()
                ? Optional.empty()
                : Optional.of(new Network(by.orElse(Network.By.RELAY), links, congestionControl()));
    }

    private static Optional<String> congestionControl() {
        try {
            return Optional.of(Files.readString(CONGESTION_CONTROL).strip());
        } catch (IOException e) {
            return Optional.empty(); // only Linux says it there
        }
    }

    private static List<Link> one(String text) throws InputException {
        List<Link> links = parse(LINK + " " + text, text);
        if (links.size() > 1) {
            throw new InputException("%s %s: these are %d links, expected one; for several: %s %s%s"
                    .formatted(LINK, text, links.size(), SWEEP, SWEPT, text));
        }
        return links;
    }

    private static List<Link> several(String text) throws InputException {
        String option = SWEEP + " " + SWEPT + text;
        List<Link> links = parse(option, text);
        Problems problems = new Problems();
        Set<Link> seen = new HashSet<>();
        links.stream()
                .filter(link -> !seen.add(link))
                .distinct()
                .forEach(twice -> problems.add("%s: %s is there more than once".formatted(option, twice)));
        problems.refuse();
        return links;
    }

    /** @param option with its value, as the user gave them */
    private static List<Link> parse(String option, String text) throws InputException {
        try {
            return Link.parseAll(text);
        } catch (IllegalArgumentException e) {
            throw new InputException(option + ": " + e.getMessage());
        }
    }
}
