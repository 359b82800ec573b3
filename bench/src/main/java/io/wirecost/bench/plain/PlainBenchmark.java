package io.wirecost.bench.plain;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.DatasetFile;
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

/**
 * What plain benchmarks share: the same records as the tool under test, taken in turn. Everything else is written by hand
 * against the library's own API, as an engineer would who has one schema and no wirecost.
 *
 * @param <T> a transaction as the application has it
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public abstract class PlainBenchmark<T> {
    /** System property with the path of the dataset. */
    public static final String DATASET = "wirecost.bench.dataset";

    private T[] objects;
    private byte[][] encoded;
    private int position;

    /** The application's objects for the records of a dataset, in their order. */
    abstract List<T> objects(Dataset dataset);

    abstract byte[] serialize(T data) throws Exception;

    abstract T deserialize(byte[] bytes) throws Exception;

    /** The library's own call on the next record; JMH consumes the result. */
    @Benchmark
    public byte[] serialize() throws Exception {
        T next = objects[position];
        position = position + 1 == objects.length ? 0 : position + 1;
        return serialize(next);
    }

    /** The same the other way round. */
    @Benchmark
    public T deserialize() throws Exception {
        if (encoded == null) {
            encoded = encode();
        }
        byte[] next = encoded[position];
        position = position + 1 == encoded.length ? 0 : position + 1;
        return deserialize(next);
    }

    /**
     * Loads the records. Nothing is encoded or decoded here: a JVM that is to time one direction has seen no other, on
     * either side of the comparison, or the JIT compiler would treat them differently.
     */
    @Setup
    @SuppressWarnings("unchecked") // nothing but this class sees the array
    public void load() throws Exception {
        objects = (T[]) objects(dataset()).toArray();
    }

    /** The record from which the code written by hand does not come back as it was; −1 when all do. */
    int firstNotReturned() throws Exception {
        byte[][] all = encode();
        for (int i = 0; i < objects.length; i++) {
            if (!isSame(deserialize(all[i]), objects[i])) {
                return i;
            }
        }
        return -1;
    }

    /** Whether an object that came back is as the one that was written. Never timed. */
    boolean isSame(T returned, T written) {
        return returned.equals(written);
    }

    private byte[][] encode() throws Exception {
        byte[][] all = new byte[objects.length][];
        for (int i = 0; i < objects.length; i++) {
            all[i] = serialize(objects[i]);
        }
        return all;
    }

    private static Dataset dataset() throws Exception {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(Path.of(System.getProperty(DATASET))))) {
            return DatasetFile.read(in);
        }
    }
}
