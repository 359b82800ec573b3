package io.wirecost.workloads.records;

import io.wirecost.compiler.read.ReadSchema;
import io.wirecost.compiler.value.JsonRecords;
import io.wirecost.compiler.value.PlainDialect;
import io.wirecost.compiler.value.UnknownMembers;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.dataset.LeftOut;
import io.wirecost.core.json.Json;
import io.wirecost.core.value.RecordValue;
import java.util.List;
import java.util.Optional;

/** Reads single messages of JSON under a schema, each by itself: what is wrong with one is in the way of no other. */
public final class JsonMessages {
    private final ReadSchema schema;
    private final UnknownMembers leftOut = new UnknownMembers();

    public JsonMessages(ReadSchema schema) {
        this.schema = schema;
    }

    /**
     * Reads one.
     *
     * @param unknown what becomes of fields that the schema lacks
     * @throws InputException with everything that does not fit
     */
    public RecordValue read(Json json, UnknownFields unknown) throws InputException {
        Problems problems = new Problems();
        JsonRecords strict = new JsonRecords(
                        schema.schema(), schema.reading().dialect().orElseGet(PlainDialect::new), problems)
                .with(schema.reading().forms(), leftOut);
        RecordValue record = (unknown == UnknownFields.LEFT_OUT ? strict.ignoring(leftOut) : strict).read(json);
        problems.refuse();
        List<String> broken = schema.reading().check().problems(json);
        if (!broken.isEmpty()) {
            throw new InputException(broken);
        }
        return record;
    }

    /** What was left out so far; empty if nothing was. */
    public Optional<LeftOut> leftOut() {
        return leftOut.leftOut();
    }
}
