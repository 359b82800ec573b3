package io.wirecost.topics.message;

import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.compiler.read.SchemaRequest;
import io.wirecost.compiler.read.WaysOut;
import io.wirecost.compiler.target.Tools;
import io.wirecost.compiler.value.PlainJson;
import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.json.JsonText;
import io.wirecost.inference.PassListener;
import io.wirecost.inference.Requests;
import io.wirecost.topics.kafka.SchemaHeader;
import io.wirecost.topics.kafka.TopicMessage;
import io.wirecost.topics.kafka.TopicMessages;
import io.wirecost.topics.registry.Registry;
import io.wirecost.workloads.records.UnknownFields;
import io.wirecost.workloads.source.Sampling;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Messages that a test has put into a topic, and how they are read. */
final class Topic {
    static final Tools TOOLS = new InstalledTools(Path.of(System.getProperty("wirecost.installation")));

    private final Path folder;
    private final List<TopicMessage> messages = new ArrayList<>();
    private Optional<Registry> registry = Optional.empty();
    private Optional<String> root = Optional.empty();
    private List<Path> schemas = List.of();
    private boolean redacted;

    /** @param folder for the files of schemas */
    Topic(Path folder) {
        this.folder = folder;
    }

    Topic of(Registry there) {
        registry = Optional.of(there);
        return this;
    }

    Topic root(String name) {
        root = Optional.of(name);
        return this;
    }

    Topic schema(Path file) {
        schemas = List.of(file);
        return this;
    }

    Topic redacted() {
        redacted = true;
        return this;
    }

    Topic add(byte[] value) {
        return add(value, Optional.empty());
    }

    private Topic add(byte[] value, Optional<SchemaHeader> header) {
        messages.add(new TopicMessage(0, messages.size(), value, header));
        return this;
    }

    /** A message whose schema stands in a header. */
    Topic headed(SchemaHeader.Kind kind, byte[] header, byte[] body) {
        return add(body, Optional.of(new SchemaHeader(kind, header)));
    }

    Topic add(String text) {
        return add(text.getBytes(StandardCharsets.UTF_8));
    }

    /** A message as a registry's serializer writes it. */
    Topic framed(int id, byte[] body) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(ByteBuffer.allocate(5).put((byte) 0).putInt(id).array());
        bytes.writeBytes(body);
        return add(bytes.toByteArray());
    }

    Topic framed(int id, String body) {
        return framed(id, body.getBytes(StandardCharsets.UTF_8));
    }

    TopicRecords.Result read() throws InputException {
        TopicRequest request = new TopicRequest(
                "orders",
                registry,
                new SchemaRequest(schemas, List.of(), root, WaysOut.NONE, TOOLS),
                UnknownFields.REFUSED,
                Requests.NONE,
                new Sampling(1_000, 1),
                redacted,
                PassListener.SILENT);
        return TopicRecords.read(request, new TopicMessages(messages, 0, 0, Optional.empty()), folder);
    }

    /** The records as JSON, one a line. */
    static List<String> json(Dataset dataset) {
        PlainJson json = new PlainJson(dataset.schema());
        return dataset.records().stream().map(json::of).map(JsonText::compact).toList();
    }
}
