package io.wirecost.bench.producing;

import io.wirecost.engine.installation.Installation;
import io.wirecost.pipeline.driver.broker.EmbeddedBroker;
import io.wirecost.pipeline.driver.broker.PortSource;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.apache.kafka.common.utils.Utils;

/**
 * Holds service A's producing rate at the floor against Kafka's own ProducerPerformance: the same broker, settings and
 * payload, in turns. Neither has consumers beside it.
 *
 * <p>Arguments: pairs (default 5), messages of each (default 200000).
 */
public final class ProducingRate {
    private static final int LARGEST_BATCH_BYTES = 16 << 20;

    private ProducingRate() {}

    public static void main(String[] arguments) throws Exception {
        int pairs = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 5;
        long messages = arguments.length > 1 ? Long.parseLong(arguments[1]) : 200_000;
        Installation installation = Installation.at(Path.of(System.getProperty("wirecost.installation")));
        Path work = Files.createTempDirectory("wirecost-producing-");
        try (EmbeddedBroker broker = EmbeddedBroker.start(new EmbeddedBroker.Settings(
                installation.folder().resolve("broker"), work, work, LARGEST_BATCH_BYTES, PortSource.FREE))) {
            compare(new LoneService(installation, broker.bootstrap(), work), broker, work, pairs, messages);
        } finally {
            Utils.delete(work.toFile());
        }
        System.exit(0); // threads of Kafka's clients may linger
    }

    private static void compare(LoneService service, EmbeddedBroker broker, Path work, int pairs, long messages)
            throws Exception {
        List<Double> ratios = new ArrayList<>();
        System.out.println("| pair | service A, floor, messages/s | ProducerPerformance, messages/s | ratio |");
        System.out.println("| --- | --- | --- | --- |");
        for (int pair = 1; pair <= pairs; pair++) {
            LoneService.Sent sent = service.send(pair, messages);
            KafkaTool tool = new KafkaTool(broker.bootstrap(), work);
            double reference = tool.messagesPerSecond(sent.payloads(), messages);
            ratios.add(sent.messagesPerSecond() / reference);
            System.out.printf(
                    Locale.ROOT,
                    "| %d | %.0f | %.0f | %.2f |%n",
                    pair,
                    sent.messagesPerSecond(),
                    reference,
                    sent.messagesPerSecond() / reference);
        }
        Collections.sort(ratios);
        System.out.printf(Locale.ROOT, "median ratio: %.2f%n", ratios.get(ratios.size() / 2));
    }
}
