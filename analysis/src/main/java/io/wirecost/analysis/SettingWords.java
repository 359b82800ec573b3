package io.wirecost.analysis;

import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Experiment.Forward;
import io.wirecost.core.run.Experiment.Network;
import io.wirecost.core.run.Experiment.OpenLoop;
import io.wirecost.core.run.Experiment.Range;
import io.wirecost.core.run.Experiment.Services;
import io.wirecost.core.run.Experiment.Transport;
import io.wirecost.core.run.Link;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The settings of the pipeline in words, for all reports. */
public final class SettingWords {
    private SettingWords() {}

    /** One setting: {@code messages}, {@code 12,000 to 30,000 in a set}. */
    public record Setting(String name, String words) {}

    /**
     * Returns the settings that a reader needs to judge the figures, the most important first. The filter's text comes
     * from the run as it is.
     */
    public static List<Setting> of(Experiment experiment) {
        return of(experiment, false);
    }

    /** @param stay whether the services of a codec went through several blocks */
    public static List<Setting> of(Experiment experiment, boolean stay) {
        List<Setting> settings = new ArrayList<>(List.of(
                new Setting("services", services(experiment)),
                new Setting("blocks", blocks(experiment, stay)),
                new Setting("messages", messages(experiment)),
                new Setting("message size", messageSize(experiment)),
                new Setting("different messages", differentMessages(experiment)),
                new Setting(
                        "warm-up",
                        count(experiment.warmUpMessages())
                                + (stay ? " messages before the first block" : " messages in each block")),
                new Setting("filter of B", experiment.filter()),
                new Setting("B forwards", forward(experiment.forward())),
                new Setting("Kafka", transport(experiment.transport()))));
        experiment.network().ifPresent(network -> settings.add(new Setting("links", network(network))));
        experiment.openLoop().ifPresent(openLoop -> settings.add(new Setting("rate", rate(openLoop))));
        return List.copyOf(settings);
    }

    private static String messages(Experiment experiment) {
        return isSearch(experiment)
                ? "as many in a set as its rate says"
                : range(experiment.messages()) + " in a set" + growth(experiment.messages());
    }

    private static String messageSize(Experiment experiment) {
        return range(experiment.messageSizeBytes()) + " bytes as JSON, "
                + (experiment.differentRecords().isPresent()
                        ? "as the records are"
                        : "where the data can have any size");
    }

    private static String differentMessages(Experiment experiment) {
        return experiment
                .differentRecords()
                .map(different -> count(different)
                        + (different < experiment.poolRecords()
                                ? " among " + count(experiment.poolRecords()) + " records"
                                : "")
                        + ", the same in every set, sent in turn")
                .orElse(count(experiment.poolRecords()) + " in a set, sent in turn");
    }

    private static boolean isSearch(Experiment experiment) {
        return experiment
                .openLoop()
                .filter(openLoop -> openLoop.messagesPerSecond().isEmpty())
                .isPresent();
    }

    private static String rate(OpenLoop openLoop) {
        return openLoop.messagesPerSecond()
                        .map(rate -> String.format(Locale.ROOT, "%,d messages per second", rate))
                        .orElse("the highest one that is sustained")
                + ", for %s a set; sustained while 99 %% of the messages take no longer than %s and no backlog grows"
                        .formatted(plural(openLoop.seconds(), "second", "seconds"), openLoop.boundLabel());
    }

    private static String services(Experiment experiment) {
        return experiment.services() == Services.PROCESSES
                ? "A, B and C are processes of their own"
                : "A, B and C are threads of one process";
    }

    private static String blocks(Experiment experiment, boolean stay) {
        return "%s per codec, each of %s through %s"
                .formatted(
                        count(experiment.blocks()),
                        isSearch(experiment)
                                ? "as many sets as the search takes"
                                : plural(experiment.iterations(), "set", "sets"),
                        stay ? "the same services, whose own luck the intervals allow for" : "fresh services");
    }

    private static String forward(Forward forward) {
        return forward == Forward.REENCODE ? "what passes, encoded again" : "the bytes of what passes, as they came";
    }

    private static String transport(Transport kafka) {
        return "%s broker, acks=%s, linger %s ms, batches of up to %s bytes, compression %s, %s per topic"
                .formatted(
                        kafka.broker(),
                        kafka.acks(),
                        count(kafka.lingerMillis()),
                        count(kafka.batchBytes()),
                        kafka.compression(),
                        plural(kafka.partitions(), "partition", "partitions"));
    }

    private static String network(Network network) {
        return "%s: %s between each service and the broker%s%s"
                .formatted(
                        network.links().stream().map(Link::label).collect(Collectors.joining(" · ")),
                        network.by() == Network.By.RELAY ? "a relay" : "the kernel's shaping",
                        network.links().size() > 1 ? "; every block goes over all of them" : "",
                        network.congestionControl()
                                .map(name -> "; TCP's congestion control is " + name)
                                .orElse(""));
    }

    private static String growth(Range range) {
        return range.from() == range.to() ? "" : ", growing from set to set";
    }

    private static String range(Range range) {
        String ends = count(range.from()) + " to " + count(range.to());
        return range.from() == range.to()
                ? count(range.to())
                : ends
                        + range.middle()
                                .map(middle -> " (half of the sets at most " + count(middle) + ")")
                                .orElse("");
    }

    private static String plural(int count, String one, String many) {
        return count(count) + " " + (count == 1 ? one : many);
    }

    private static String count(int count) {
        return String.format(Locale.ROOT, "%,d", count);
    }
}
