package io.wirecost.harness;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.DatasetFile;
import java.io.IOException;
import java.nio.file.Path;

/**
 * The codec that this JVM was started for, and the data to hold it against.
 *
 * @param <T> the domain class of the root record
 */
public record Subject<T>(Dataset dataset, LocalCodec<T> codec) {

    /**
     * Reads a dataset and finds the codec, perhaps with a wrapper around it.
     *
     * @throws IllegalStateException if this class path has no such codec, or not the dataset's domain classes
     */
    public static Subject<Object> load(Path datasetFile, String codec) throws IOException {
        Dataset dataset = DatasetFile.read(datasetFile);
        return new Subject<>(dataset, LocalCodec.find(codec, dataset.schema()));
    }

    public CodecInfo info() {
        return codec.info();
    }

    public Binding<T> binding() {
        return codec.binding();
    }

    /** A new instance of the codec. */
    public Codec<T> open() throws Exception {
        return codec.open();
    }
}
