package io.wirecost.bench.plain;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.DatasetFile;
import io.wirecost.core.value.DomainMapper;
import io.wirecost.core.value.RecordValue;
import java.io.BufferedInputStream;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import wirecost.domain.TransactionData;

/**
 * What plain benchmarks share: the same records as the tool under test, taken in turn. Everything else is written by hand
 * against the library's own API, as an engineer would who has one schema and no wirecost.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public abstract class PlainBenchmark {
    /** System property with the path of the dataset. */
    public static final String DATASET = "wirecost.bench.dataset";

    private TransactionData[] objects;
    private byte[][] encoded;
    private int position;

    abstract byte[] serialize(TransactionData data) throws Exception;

    abstract TransactionData deserialize(byte[] bytes) throws Exception;

    /** The library's own call on the next record; JMH consumes the result. */
    @Benchmark
    public byte[] serialize() throws Exception {
        TransactionData next = objects[position];
        position = position + 1 == objects.length ? 0 : position + 1;
        return serialize(next);
    }

    /** The same the other way round. */
    @Benchmark
    public TransactionData deserialize() throws Exception {
        byte[] next = encoded[position];
        position = position + 1 == encoded.length ? 0 : position + 1;
        return deserialize(next);
    }

    /** Loads the records and shows that the code written by hand is right. */
    @Setup
    public void load() throws Exception {
        Dataset dataset = dataset();
        DomainMapper<TransactionData> mapper =
                new DomainMapper<>(dataset.schema(), PlainBenchmark.class.getClassLoader());
        List<RecordValue> records = dataset.records();
        objects = records.stream().map(mapper::toDomain).toArray(TransactionData[]::new);
        encoded = new byte[objects.length][];
        for (int i = 0; i < objects.length; i++) {
            encoded[i] = serialize(objects[i]);
            if (!deserialize(encoded[i]).equals(objects[i])) {
                throw new IllegalStateException("record " + i + " does not come back");
            }
        }
    }

    private static Dataset dataset() throws Exception {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(Path.of(System.getProperty(DATASET))))) {
            return DatasetFile.read(in);
        }
    }
}
