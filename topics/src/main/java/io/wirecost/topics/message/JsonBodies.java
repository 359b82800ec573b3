package io.wirecost.topics.message;

import io.wirecost.compiler.read.ReadSchema;
import io.wirecost.core.InputException;
import io.wirecost.core.dataset.GivenNotes;
import io.wirecost.core.dataset.JsonAsGiven;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.json.TextPlace;
import io.wirecost.core.value.RecordValue;
import io.wirecost.topics.registry.RegisteredSchema;
import io.wirecost.workloads.records.JsonMessages;
import io.wirecost.workloads.records.UnknownFields;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** JSON behind frames. Fields that the newest schema has dropped are left out of older messages. */
final class JsonBodies implements Bodies {
    private final RegisteredSchema newest;
    private final JsonMessages messages;
    private final UnknownFields unknown;
    private final List<Integer> compactBytes = new ArrayList<>();
    private final List<Integer> bytes = new ArrayList<>();

    JsonBodies(RegisteredSchema newest, ReadSchema schema, UnknownFields unknown) {
        this.newest = newest;
        this.messages = new JsonMessages(schema);
        this.unknown = unknown;
    }

    @Override
    public RecordValue read(byte[] body, RegisteredSchema writer) throws InputException {
        Json json = JsonText.read(body, 0, body.length, new TextPlace("message", 1, 1));
        RecordValue record = messages.read(json, writer.equals(newest) ? unknown : UnknownFields.LEFT_OUT);
        compactBytes.add(JsonText.compactBytes(json));
        bytes.add(body.length);
        return record;
    }

    @Override
    public Optional<JsonAsGiven> given() {
        return Optional.of(JsonAsGiven.of(compactBytes, bytes, messages.leftOut(), GivenNotes.NONE));
    }
}
