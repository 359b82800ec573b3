package io.wirecost.pipeline.broker;

import java.util.Properties;

/** The settings of a broker that lives for one run. Other settings have Kafka's defaults. */
final class KafkaSettings {
    static final int NODE = 1;
    static final String CONTROLLER = "CONTROLLER";
    static final String HOST = "127.0.0.1";

    private static final String CLIENTS = "PLAINTEXT";
    private static final int SMALLEST_REQUEST_LIMIT_BYTES = 100 << 20;

    private KafkaSettings() {}

    static Properties of(Assignment assignment) {
        Properties settings = new Properties();
        addListeners(settings, assignment);
        addInternalTopics(settings);
        addPromptness(settings);
        settings.put("log.dirs", assignment.data().toString());
        settings.put("auto.create.topics.enable", "false");
        settings.put("message.max.bytes", String.valueOf(assignment.messageMaxBytes()));
        settings.put("socket.request.max.bytes", String.valueOf(requestLimitBytes(assignment)));
        return settings;
    }

    private static void addListeners(Properties settings, Assignment assignment) {
        String clients = CLIENTS + "://" + HOST + ":" + assignment.clientPort();
        String controller = HOST + ":" + assignment.controllerPort();
        StringBuilder bound = new StringBuilder(clients);
        StringBuilder advertised = new StringBuilder(clients);
        StringBuilder protocols = new StringBuilder(CONTROLLER + ":PLAINTEXT," + CLIENTS + ":PLAINTEXT");
        for (BrokerListener listener : assignment.listeners()) {
            bound.append(',').append(listener.bound());
            advertised.append(',').append(listener.name()).append("://").append(listener.advertised());
            protocols.append(',').append(listener.name()).append(":PLAINTEXT");
        }
        settings.put("process.roles", "broker,controller");
        settings.put("node.id", String.valueOf(NODE));
        settings.put("controller.quorum.voters", NODE + "@" + controller);
        settings.put("listeners", bound + "," + CONTROLLER + "://" + controller);
        settings.put("advertised.listeners", advertised.toString());
        settings.put("controller.listener.names", CONTROLLER);
        settings.put("inter.broker.listener.name", CLIENTS);
        settings.put("listener.security.protocol.map", protocols.toString());
    }

    /** One node holds them all, and one partition is enough for a handful of clients. */
    private static void addInternalTopics(Properties settings) {
        settings.put("offsets.topic.num.partitions", "1");
        settings.put("offsets.topic.replication.factor", "1");
        settings.put("transaction.state.log.num.partitions", "1");
        settings.put("transaction.state.log.replication.factor", "1");
        settings.put("transaction.state.log.min.isr", "1");
        settings.put("share.coordinator.state.topic.num.partitions", "1");
        settings.put("share.coordinator.state.topic.replication.factor", "1");
        settings.put("share.coordinator.state.topic.min.isr", "1");
    }

    /** Quick to start, to stop and to give disk back; nothing of the broker's own accord in the middle of a measurement. */
    private static void addPromptness(Properties settings) {
        settings.put("group.initial.rebalance.delay.ms", "0");
        settings.put("controlled.shutdown.enable", "false");
        settings.put("metric.reporters", "");
        // a deleted topic's files go within a second; the first look for them would otherwise be after 30 s
        settings.put("log.segment.delete.delay.ms", "200");
        settings.put("log.initial.task.delay.ms", "200");
        settings.put("log.retention.ms", "-1");
        // topics are limited in bytes; the look for what is beyond would otherwise come every 5 minutes
        settings.put("log.retention.check.interval.ms", "5000");
        // there is next to nothing to compact; by default the buffer for it takes 128 MB of the heap
        settings.put("log.cleaner.dedupe.buffer.size", String.valueOf(2 << 20));
        // the only broker must not be taken for dead when the machine is busy
        settings.put("broker.session.timeout.ms", "60000");
    }

    private static long requestLimitBytes(Assignment assignment) {
        return Math.min(Integer.MAX_VALUE, Math.max(SMALLEST_REQUEST_LIMIT_BYTES, 2L * assignment.messageMaxBytes()));
    }
}
