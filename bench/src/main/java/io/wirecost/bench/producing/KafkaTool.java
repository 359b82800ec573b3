package io.wirecost.bench.producing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.tools.ProducerPerformance;

/** Kafka's ProducerPerformance in a process of its own, with the memory and the settings that a service has. */
record KafkaTool(String servers, Path folder) {
    private static final Pattern RATE = Pattern.compile("([\\d.,]+) records/sec");
    private static final String TOPIC = "producer-performance";

    /** @param payloads without line ends; sent in random turns */
    double messagesPerSecond(List<byte[]> payloads, long messages) throws Exception {
        Path file = folder.resolve("payloads");
        ByteArrayOutputStream lines = new ByteArrayOutputStream();
        for (byte[] payload : payloads) {
            lines.write(payload);
            lines.write('\n');
        }
        Files.write(file, lines.toByteArray());
        try (Admin admin = Admin.create(Map.of("bootstrap.servers", servers))) {
            admin.createTopics(List.of(new NewTopic(TOPIC, 1, (short) 1))).all().get(1, TimeUnit.MINUTES);
            try {
                return lastRate(run(file, messages));
            } finally {
                admin.deleteTopics(List.of(TOPIC)).all().get(1, TimeUnit.MINUTES);
            }
        }
    }

    private String run(Path payloads, long messages) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xms512m",
                        "-Xmx512m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        ProducerPerformance.class.getName(),
                        "--topic",
                        TOPIC,
                        "--num-records",
                        String.valueOf(messages),
                        "--payload-file",
                        payloads.toString(),
                        "--throughput",
                        "-1",
                        "--producer-props",
                        "bootstrap.servers=" + servers,
                        "acks=all",
                        "linger.ms=5",
                        "batch.size=131072",
                        "buffer.memory=67108864")
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IOException("ProducerPerformance failed: " + output);
        }
        return output;
    }

    /** The last line sums up the whole. */
    private static double lastRate(String output) throws IOException {
        Matcher rates = RATE.matcher(output);
        double last = Double.NaN;
        while (rates.find()) {
            last = Double.parseDouble(rates.group(1).replace(",", ""));
        }
        if (Double.isNaN(last)) {
            throw new IOException("no rate in: " + output);
        }
        return last;
    }
}
