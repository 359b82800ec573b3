package io.wirecost.topics.message;

import io.wirecost.compiler.SchemaReaders;
import io.wirecost.compiler.avro.AvroSchemaText;
import io.wirecost.compiler.read.ReadSchema;
import io.wirecost.core.InputException;
import io.wirecost.core.dataset.GivenNotes;
import io.wirecost.core.dataset.JsonAsGiven;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.json.TextPlace;
import io.wirecost.core.value.RecordValue;
import io.wirecost.inference.Inference;
import io.wirecost.inference.Inferred;
import io.wirecost.topics.kafka.TopicMessage;
import io.wirecost.workloads.records.HexadecimalBytes;
import io.wirecost.workloads.records.JsonMessages;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads plain JSON by a schema that the user gives, or by one that is found in the messages. */
final class PlainRecords {
    private static final String FORM = "JSON";

    private final TopicRequest request;
    private final Skips skips;

    PlainRecords(TopicRequest request, Skips skips) {
        this.request = request;
        this.skips = skips;
    }

    /** @param files where a schema goes that was found */
    Optional<ReadMessages> read(List<TopicMessage> messages, SchemaFiles files) throws InputException {
        Map<TopicMessage, Json> objects = objects(messages);
        if (objects.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                request.schema().files().isEmpty()
                        ? inferred(List.copyOf(objects.keySet()), files)
                        : by(SchemaReaders.read(request.schema()), objects));
    }

    private Map<TopicMessage, Json> objects(List<TopicMessage> messages) {
        Map<TopicMessage, Json> objects = new LinkedHashMap<>();
        for (TopicMessage message : messages) {
            try {
                Json json = JsonText.read(message.value(), 0, message.value().length, new TextPlace("message", 1, 1));
                if (json instanceof Json.Obj) {
                    objects.put(message, json);
                } else {
                    skips.add("that are no JSON object", message);
                }
            } catch (InputException e) {
                skips.add("that are no JSON object", message, e);
            }
        }
        return objects;
    }

    private ReadMessages by(ReadSchema schema, Map<TopicMessage, Json> objects) throws InputException {
        JsonMessages reader = new JsonMessages(schema);
        List<RecordValue> records = new ArrayList<>();
        List<Integer> compactBytes = new ArrayList<>();
        List<Integer> bytes = new ArrayList<>();
        objects.forEach((message, json) -> {
            try {
                records.add(reader.read(json, request.unknown()));
                compactBytes.add(JsonText.compactBytes(json));
                bytes.add(message.sentBytes());
            } catch (InputException e) {
                skips.add("that do not fit the schema", message, e);
            }
        });
        HexadecimalBytes.refuse(schema, records);
        JsonAsGiven given = JsonAsGiven.of(compactBytes, bytes, reader.leftOut(), GivenNotes.NONE);
        return new ReadMessages(schema.schema(), records, bytes, Optional.of(given), FORM, List.of(), schema.remark());
    }

    private ReadMessages inferred(List<TopicMessage> messages, SchemaFiles files) throws InputException {
        try {
            Inferred inferred = new Inference(
                            new MemoryRecords(
                                    request.name(),
                                    messages.stream().map(TopicMessage::value).toList()),
                            request.inference(),
                            request.listener())
                    .infer(request.name(), request.sampling());
            files.write(AvroSchemaText.emitWithNotes(inferred.schema()));
            JsonAsGiven given =
                    inferred.taken().given().orElseThrow().with(inferred.findings(), inferred.withoutUnions());
            return new ReadMessages(
                    inferred.schema(),
                    inferred.taken().records(),
                    given.fileBytes(),
                    Optional.of(given),
                    FORM,
                    List.of(),
                    Optional.empty());
        } catch (IOException e) {
            throw new InputException("the messages cannot be read: " + e.getMessage());
        }
    }
}
