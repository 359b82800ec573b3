package io.wirecost.topics.message;

import io.wirecost.core.InputException;
import io.wirecost.topics.message.FramedMessage.Writer;
import io.wirecost.topics.registry.RegisteredSchema;
import io.wirecost.topics.registry.Registry;
import io.wirecost.workloads.records.AvroMessages;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What a registry says of the schemas that messages were written by. Each is asked for once. */
final class WriterSchemas {
    private final Registry registry;
    private final TopicRequest request;
    private final Map<SchemaId, Optional<Integer>> numbers = new HashMap<>();
    private final Map<Integer, Optional<RegisteredSchema>> byId = new HashMap<>();
    private final Map<Writer, String> types = new HashMap<>();

    WriterSchemas(Registry registry, TopicRequest request) {
        this.registry = registry;
        this.request = request;
    }

    /** The registry's number of a schema; empty if it does not know it. */
    Optional<Integer> number(SchemaId id) throws InputException {
        if (!numbers.containsKey(id)) {
            numbers.put(id, id.number(registry));
        }
        return numbers.get(id);
    }

    /** The schema of a number; empty if the registry does not know it. */
    Optional<RegisteredSchema> schema(int id) throws InputException {
        if (!byId.containsKey(id)) {
            byId.put(id, registry.schema(id));
        }
        return byId.get(id);
    }

    /**
     * The full name of the type that messages of a writer are. JSON Schemas have none, and are all versions of one.
     *
     * @throws InputException with everything that is not supported in the schema
     */
    String type(Writer writer) throws InputException {
        if (!types.containsKey(writer)) {
            types.put(writer, readType(writer));
        }
        return types.get(writer);
    }

    private String readType(Writer writer) throws InputException {
        RegisteredSchema schema = schema(writer.id()).orElseThrow();
        return switch (schema.language()) {
            case AVRO -> AvroMessages.name(schema.texts());
            case JSON -> "";
            case PROTOBUF -> {
                try (TemporaryFolder folder = TemporaryFolder.make()) {
                    SchemaFiles files = new SchemaFiles(folder.path(), request.name());
                    files.write(schema);
                    yield files.read(Optional.of(writer.indexes()), request.schema())
                            .schema()
                            .root()
                            .name();
                }
            }
        };
    }

    /**
     * The newest of several versions: the highest version of a subject that has them all, above all of the topic's own; where none
     * has, the highest id.
     */
    int newest(Collection<Integer> ids) throws InputException {
        List<Integer> sorted = ids.stream().distinct().sorted().toList();
        if (sorted.size() == 1) {
            return sorted.get(0);
        }
        List<Map<String, Integer>> versions = new ArrayList<>();
        for (int id : sorted) {
            versions.add(registry.versions(id));
        }
        Set<String> common = new HashSet<>(versions.get(0).keySet());
        versions.forEach(each -> common.retainAll(each.keySet()));
        String own = request.topic() + "-value";
        Optional<String> subject = common.contains(own)
                ? Optional.of(own)
                : common.stream().sorted().findFirst();
        if (subject.isEmpty()) {
            return sorted.get(sorted.size() - 1);
        }
        int best = 0;
        for (int i = 1; i < sorted.size(); i++) {
            best = versions.get(i).get(subject.get()) > versions.get(best).get(subject.get()) ? i : best;
        }
        return sorted.get(best);
    }
}
