package io.wirecost.topics.message;

import io.wirecost.core.InputException;
import io.wirecost.topics.kafka.TopicMessage;
import io.wirecost.topics.message.FramedMessage.Writer;
import io.wirecost.topics.registry.RegisteredSchema;
import io.wirecost.topics.registry.SchemaLanguage;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Chooses the messages of one type: a topic may have several, and a dataset has one. */
final class FramedTypes {
    private final TopicRequest request;
    private final WriterSchemas schemas;
    private final Skips skips;

    FramedTypes(TopicRequest request, WriterSchemas schemas, Skips skips) {
        this.request = request;
        this.schemas = schemas;
        this.skips = skips;
    }

    /**
     * Messages of one type.
     *
     * @param type its full name; empty in JSON Schema
     */
    record Chosen(SchemaLanguage language, String type, List<FramedMessage> messages) {}

    /** Chooses the type of {@code --root}, or that of the most messages; empty if no message can be read at all. */
    Optional<Chosen> choose(List<TopicMessage> messages) throws InputException {
        List<FramedMessage> known = known(messages);
        Optional<SchemaLanguage> language =
                most(known.stream().map(each -> each.schema().language()));
        if (language.isEmpty()) {
            return Optional.empty();
        }
        List<FramedMessage> same = ofLanguage(known, language.get());
        Map<Writer, String> types = types(same);
        Optional<String> type = chosen(types, same);
        if (type.isEmpty()) {
            return Optional.empty();
        }
        List<FramedMessage> chosen = new ArrayList<>();
        for (FramedMessage each : same) {
            String own = types.get(each.writer());
            if (type.get().equals(own)) {
                chosen.add(each);
            } else if (own != null) {
                skips.add(
                        "of type %s and not %s (--root chooses)".formatted(own, type.get()),
                        each.frame().message());
            }
        }
        return Optional.of(new Chosen(language.get(), type.get(), chosen));
    }

    private List<FramedMessage> known(List<TopicMessage> messages) throws InputException {
        List<FramedMessage> known = new ArrayList<>();
        for (TopicMessage message : messages) {
            Optional<SchemaFrame> frame = SchemaFrame.of(message);
            if (frame.isEmpty()) {
                skips.add(withoutId(message), message);
                continue;
            }
            Optional<Integer> id = schemas.number(frame.get().id());
            Optional<RegisteredSchema> schema = id.isEmpty() ? Optional.empty() : schemas.schema(id.get());
            if (schema.isPresent()) {
                known.add(new FramedMessage(frame.get(), id.get(), schema.get()));
            } else {
                skips.add(
                        "whose schema %s the registry does not know"
                                .formatted(frame.get().id()),
                        message);
            }
        }
        return known;
    }

    private static String withoutId(TopicMessage message) {
        return message.header()
                .map(header ->
                        "whose header %s has no id that the common API of registries knows".formatted(header.name()))
                .orElse("whose frame is cut off");
    }

    private List<FramedMessage> ofLanguage(List<FramedMessage> messages, SchemaLanguage language) {
        List<FramedMessage> same = new ArrayList<>();
        for (FramedMessage each : messages) {
            SchemaLanguage own = each.schema().language();
            Optional<SchemaFrame> frame =
                    own == SchemaLanguage.PROTOBUF ? each.frame().withIndexes() : Optional.of(each.frame());
            if (own != language) {
                skips.add(
                        "in %s and not %s".formatted(own.title(), language.title()),
                        each.frame().message());
            } else if (frame.isEmpty()) {
                skips.add("whose message indexes are cut off", each.frame().message());
            } else {
                same.add(each.with(frame.get()));
            }
        }
        return same;
    }

    /** The types of those writers whose schemas can be read. The newest has to be among them. */
    private Map<Writer, String> types(List<FramedMessage> messages) throws InputException {
        List<Writer> newestFirst = messages.stream()
                .map(each -> each.writer())
                .distinct()
                .sorted(Comparator.comparingInt(Writer::id).reversed())
                .toList();
        Map<Writer, String> types = new HashMap<>();
        Map<Writer, InputException> failed = new HashMap<>();
        for (Writer writer : newestFirst) {
            try {
                types.put(writer, schemas.type(writer));
            } catch (InputException e) {
                if (types.isEmpty()) {
                    throw unreadable(writer, e);
                }
                failed.put(writer, e);
            }
        }
        messages.stream()
                .filter(each -> failed.containsKey(each.writer()))
                .forEach(each -> skips.add(
                        "whose schema %d cannot be read".formatted(each.id()),
                        each.frame().message(),
                        failed.get(each.writer())));
        return types;
    }

    private static InputException unreadable(Writer writer, InputException e) {
        return new InputException(e.problems().stream()
                .map(problem -> "schema %d of the registry: %s".formatted(writer.id(), problem))
                .toList());
    }

    private Optional<String> chosen(Map<Writer, String> types, List<FramedMessage> messages) throws InputException {
        Optional<String> wished = request.schema().root();
        List<String> all = types.values().stream().distinct().sorted().toList();
        if (wished.isEmpty() || all.equals(List.of(""))) {
            return most(messages.stream().map(each -> types.get(each.writer())).filter(type -> type != null));
        }
        Optional<String> found = all.stream()
                .filter(type -> type.equals(wished.get()) || type.endsWith("." + wished.get()))
                .findFirst();
        if (found.isEmpty() && !all.isEmpty()) {
            throw new InputException("--root %s: no message of the topic is of this type; expected one of %s"
                    .formatted(wished.get(), String.join(", ", all)));
        }
        return found;
    }

    private static <K> Optional<K> most(Stream<K> all) {
        return all
                .collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting()))
                .entrySet()
                .stream()
                .max(Comparator.comparingLong(Map.Entry::getValue))
                .map(Map.Entry::getKey);
    }
}
