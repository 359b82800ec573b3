package io.wirecost.topics.message;

import io.wirecost.compiler.read.ReadSchema;
import io.wirecost.core.InputException;
import io.wirecost.core.dataset.TopicReading.TopicSchema;
import io.wirecost.core.value.RecordValue;
import io.wirecost.topics.kafka.TopicMessage;
import io.wirecost.topics.message.FramedTypes.Chosen;
import io.wirecost.topics.registry.RegisteredSchema;
import io.wirecost.topics.registry.Registry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Reads messages behind a registry's frame, each by the schema that it was written by, as the newest of them. */
final class FramedRecords {
    private final TopicRequest request;
    private final WriterSchemas schemas;
    private final Skips skips;

    FramedRecords(Registry registry, TopicRequest request, Skips skips) {
        this.request = request;
        this.schemas = new WriterSchemas(registry, request);
        this.skips = skips;
    }

    /**
     * Reads those that can be read; empty if none can.
     *
     * @param files where the newest schema goes
     * @throws InputException if the newest schema is not supported, or the registry cannot be asked
     */
    Optional<ReadMessages> read(List<TopicMessage> messages, SchemaFiles files) throws InputException {
        Optional<Chosen> chosen = new FramedTypes(request, schemas, skips).choose(messages);
        return chosen.isEmpty() ? Optional.empty() : Optional.of(read(chosen.get(), files));
    }

    private ReadMessages read(Chosen chosen, SchemaFiles files) throws InputException {
        int newest =
                schemas.newest(chosen.messages().stream().map(FramedMessage::id).toList());
        RegisteredSchema registered = schemas.schema(newest).orElseThrow();
        files.write(registered);
        Optional<String> root = chosen.type().isEmpty() ? request.schema().root() : Optional.of(chosen.type());
        ReadSchema schema = files.read(root, request.schema());
        Bodies bodies = Bodies.of(registered, schema, request.unknown());
        List<RecordValue> records = new ArrayList<>();
        List<Integer> bytes = new ArrayList<>();
        Map<Integer, Long> byId = new TreeMap<>();
        for (FramedMessage each : chosen.messages()) {
            TopicMessage message = each.frame().message();
            try {
                records.add(bodies.read(each.frame().content(), each.schema()));
                bytes.add(message.sentBytes());
                byId.merge(each.id(), 1L, Long::sum);
            } catch (InputException e) {
                skips.add(reason(each.id(), newest), message, e);
            }
        }
        return new ReadMessages(
                schema.schema(),
                records,
                bytes,
                bodies.given(),
                form(chosen),
                byId.entrySet().stream()
                        .map(entry -> new TopicSchema(entry.getKey(), entry.getValue(), entry.getKey() == newest))
                        .toList(),
                schema.remark());
    }

    private static String form(Chosen chosen) {
        return chosen.messages().stream()
                .map(each -> each.frame().place())
                .distinct()
                .collect(Collectors.joining(" or ", chosen.language().title() + " ", ""));
    }

    private static String reason(int id, int newest) {
        return id == newest
                ? "that do not fit their schema " + id
                : "of schema %d that cannot be read as schema %d".formatted(id, newest);
    }
}
