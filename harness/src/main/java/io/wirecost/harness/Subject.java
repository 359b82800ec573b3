package io.wirecost.harness;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Wrapper;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.DatasetFile;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ServiceLoader;

/**
 * The codec that this JVM was started for, found on its class path, and the data to hold it against.
 *
 * @param <T> the domain class of the root record
 */
public record Subject<T>(Dataset dataset, CodecInfo info, CodecProvider provider, Binding<T> binding) {

    /**
     * Reads a dataset and finds the codec, perhaps with a wrapper around it.
     *
     * @throws IllegalStateException if this class path has no such codec, or not the dataset's domain classes
     */
    public static Subject<Object> load(Path datasetFile, String codec) throws IOException {
        Dataset dataset;
        try (InputStream in = new BufferedInputStream(Files.newInputStream(datasetFile))) {
            dataset = DatasetFile.read(in);
        }
        ClassLoader loader = Subject.class.getClassLoader();
        for (CodecProvider plain : ServiceLoader.load(CodecProvider.class, loader)) {
            for (CodecProvider provider : Wrapper.forms(plain)) {
                for (CodecInfo info : provider.codecs()) {
                    if (info.name().equals(codec)) {
                        return new Subject<>(
                                dataset, info, provider, new Binding<>(dataset.schema(), info.target(), loader));
                    }
                }
            }
        }
        throw new IllegalStateException("no codec " + codec + " on this class path");
    }

    /** A new instance of the codec. */
    public Codec<T> open() throws Exception {
        return provider.open(info, binding);
    }
}
