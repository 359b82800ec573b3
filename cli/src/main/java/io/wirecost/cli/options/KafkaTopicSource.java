package io.wirecost.cli.options;

import io.wirecost.cli.folder.TopicSource;
import io.wirecost.compiler.SchemaReaders;
import io.wirecost.compiler.read.ReadSchema;
import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.pipeline.driver.cluster.ExternalCluster;
import io.wirecost.pipeline.driver.cluster.KafkaClient;
import io.wirecost.topics.kafka.ReadLimits;
import io.wirecost.topics.kafka.TopicMessages;
import io.wirecost.topics.kafka.TopicReader;
import io.wirecost.topics.message.SchemaFiles;
import io.wirecost.topics.message.TopicRecords;
import io.wirecost.topics.message.TopicRequest;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A topic of a user's Kafka.
 *
 * @param client servers, and security if there is any
 * @param say tells the user a line
 */
record KafkaTopicSource(Map<String, String> client, TopicRequest request, Consumer<String> say) implements TopicSource {
    @Override
    public Dataset read(Path schemas, Optional<Path> kept) throws InputException {
        ExternalCluster.reach(client, TopicOptions.SERVERS).close();
        int most = request.sampling().mostRecords();
        say.accept("Reading topic %s of %s: the newest committed messages, at most %,d. %s"
                .formatted(request.topic(), client.get(KafkaClient.SERVERS), most, keeps(kept)));
        TopicMessages fetched = TopicReader.read(client, request.topic(), ReadLimits.of(most));
        TopicRecords.Result result = TopicRecords.read(request, fetched, schemas);
        result.news().forEach(say);
        return result.dataset();
    }

    private String keeps(Optional<Path> kept) {
        if (request.redacted()) {
            return "All values are replaced before anything is written (--redact).";
        }
        return kept.map(folder -> "The run keeps their values in " + folder
                        + ", and a few of them in run.json and report.html; --redact keeps none.")
                .orElse("Nothing of them is kept.");
    }

    /** The file of records has the schema without its notes, such as numbers of Protocol Buffers' fields. */
    @Override
    public Dataset again(Dataset records, Path schemas) throws InputException {
        ReadSchema read =
                request.schema().files().isEmpty() ? kept(records, schemas) : SchemaReaders.read(request.schema());
        if (!read.schema().equals(records.schema())) {
            throw new InputException(schemas + ": was changed since the run was started; start a new run instead");
        }
        return new Dataset(records.name(), read.schema(), records.groups(), records.seed(), records.filter());
    }

    private ReadSchema kept(Dataset records, Path schemas) throws InputException {
        SchemaFiles files = new SchemaFiles(schemas, records.name());
        return files.read(
                files.isJsonSchema()
                        ? request.schema().root()
                        : Optional.of(records.schema().root().name()),
                request.schema());
    }
}
