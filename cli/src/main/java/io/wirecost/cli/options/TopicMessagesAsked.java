package io.wirecost.cli.options;

import io.wirecost.compiler.read.SchemaRequest;
import io.wirecost.inference.PassListener;
import io.wirecost.inference.Requests;
import io.wirecost.topics.message.TopicRequest;
import io.wirecost.topics.registry.Registry;
import io.wirecost.workloads.records.UnknownFields;
import io.wirecost.workloads.source.Sampling;
import java.util.Optional;

/** How the options of data want messages of a topic to be read. */
record TopicMessagesAsked(
        SchemaRequest schema, UnknownFields unknown, Requests inference, Sampling sampling, PassListener listener) {
    TopicRequest request(String topic, Optional<Registry> registry, boolean redacted) {
        return new TopicRequest(topic, registry, schema, unknown, inference, sampling, redacted, listener);
    }
}
