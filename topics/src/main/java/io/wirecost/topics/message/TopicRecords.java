package io.wirecost.topics.message;

import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.SentMessages;
import io.wirecost.core.dataset.TopicReading;
import io.wirecost.topics.kafka.TopicMessage;
import io.wirecost.topics.kafka.TopicMessages;
import io.wirecost.topics.redact.Redaction;
import io.wirecost.workloads.records.Taken;
import io.wirecost.workloads.records.UserRecords;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes a dataset of a topic's messages. */
public final class TopicRecords {
    private final TopicRequest request;
    private final Skips skips;

    private TopicRecords(TopicRequest request) {
        this.request = request;
        this.skips = new Skips(!request.redacted());
    }

    /**
     * A dataset, and what is to be known of it.
     *
     * @param news a line each: what the messages are, and which could not be taken
     */
    public record Result(Dataset dataset, List<String> news) {}

    /**
     * Reads what was fetched.
     *
     * @param folder where the schema's files go
     * @throws InputException if no message can be read, with the reasons; if a schema is not supported, or the registry cannot be
     *     asked
     */
    public static Result read(TopicRequest request, TopicMessages fetched, Path folder) throws InputException {
        return new TopicRecords(request).read(fetched, new SchemaFiles(folder, request.name()));
    }

    private Result read(TopicMessages fetched, SchemaFiles files) throws InputException {
        List<TopicMessage> framed = new ArrayList<>();
        List<TopicMessage> plain = new ArrayList<>();
        fetched.messages().forEach(message -> (isFramed(message) ? framed : plain).add(message));
        boolean areFramed = framed.size() >= plain.size() && !framed.isEmpty();
        Optional<ReadMessages> read = areFramed ? framed(framed, plain, files) : plain(framed, plain, files);
        if (read.filter(some -> !some.records().isEmpty()).isEmpty()) {
            throw none(fetched);
        }
        TopicReading reading = new TopicReading(
                request.topic(),
                read.get().form(),
                read.get().records().size(),
                read.get().schemas(),
                skips.all(),
                fetched.tombstones(),
                fetched.keys(),
                request.redacted());
        Dataset dataset = dataset(read.get()).with(new SentMessages(read.get().bytes(), reading));
        List<String> news = new ReadingNews(reading, fetched, skips).lines();
        read.get().remark().ifPresent(news::add);
        return new Result(request.redacted() ? Redaction.of(dataset) : dataset, news);
    }

    /** Without a registry, JSON is plain JSON, whatever its headers are. */
    private boolean isFramed(TopicMessage message) {
        boolean looksPlain = message.value().length > 0 && message.value()[0] == '{';
        return SchemaFrame.begins(message)
                || message.header().isPresent() && (request.registry().isPresent() || !looksPlain);
    }

    private static String sign(TopicMessage message) {
        return message.header()
                .map(header -> "name their schema in the header " + header.name())
                .orElse("begin with a zero byte, as those that a schema registry's serializer wrote, or are damaged");
    }

    private Optional<ReadMessages> framed(List<TopicMessage> framed, List<TopicMessage> plain, SchemaFiles files)
            throws InputException {
        if (!request.schema().files().isEmpty()) {
            throw new InputException(
                    "--schema is for plain JSON, and the messages of %s bring schemas of a registry; leave it out"
                            .formatted(request.topic()));
        }
        if (request.registry().isEmpty()) {
            throw new InputException("--topic %s: %s %s; add --registry URL"
                    .formatted(request.topic(), Counts.messages(framed.size()), sign(framed.get(0))));
        }
        plain.forEach(message -> skips.add("without a registry's frame", message));
        return new FramedRecords(request.registry().get(), request, skips).read(framed, files);
    }

    private Optional<ReadMessages> plain(List<TopicMessage> framed, List<TopicMessage> plain, SchemaFiles files)
            throws InputException {
        framed.forEach(message -> skips.add("behind a registry's frame, among plain ones", message));
        return new PlainRecords(request, skips).read(plain, files);
    }

    private Dataset dataset(ReadMessages read) throws InputException {
        return UserRecords.dataset(
                Path.of(request.name()), read.schema(), new Taken(read.records(), read.given(), Optional.empty()));
    }

    private InputException none(TopicMessages fetched) {
        List<String> lines = new ArrayList<>();
        lines.add("--topic %s: none of %s can be measured; tombstones: %,d"
                .formatted(request.topic(), Counts.messages(fetched.messages().size()), fetched.tombstones()));
        lines.addAll(skips.lines());
        return new InputException(lines);
    }
}
