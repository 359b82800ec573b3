package io.wirecost.codecs.avro;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.SchemaVersions;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.io.DatumReader;

/**
 * Makes readers of messages: by the schema alone, or of what another version of it has written.
 *
 * @param prepared what becomes of a schema before Avro gets it
 */
record AvroReaders(Optional<SchemaVersions> versions, UnaryOperator<Schema> prepared) {
    static AvroReaders of(Binding<?> binding) {
        return new AvroReaders(binding.versions(), UnaryOperator.identity());
    }

    /** @param own by which messages are written here */
    @SuppressWarnings("rawtypes") // as in Avro
    DatumReader of(GenericData data, Schema own) {
        return versions.map(both -> data.createDatumReader(parsed(both.writer()), parsed(both.reader())))
                .orElseGet(() -> data.createDatumReader(own));
    }

    private Schema parsed(String text) {
        return prepared.apply(new Schema.Parser().parse(text));
    }
}
