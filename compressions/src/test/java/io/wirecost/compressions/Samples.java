package io.wirecost.compressions;

import io.wirecost.core.codec.Compression;
import io.wirecost.core.codec.CompressionProvider;
import io.wirecost.core.codec.Wrapper;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.OptionalInt;
import java.util.Random;
import java.util.ServiceLoader;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Compressions and bytes that all tests share. */
final class Samples {
    static final byte[] TEXT =
            "<price currency=\"EUR\">17.50</price>".repeat(40).getBytes(StandardCharsets.UTF_8);

    private Samples() {}

    /** Every method of this module, at its lowest, its usual and its highest level. */
    static Stream<Wrapper> wrappers() {
        return ServiceLoader.load(CompressionProvider.class).stream()
                .map(provider -> provider.get().method())
                .flatMap(method -> method.levels()
                        .map(levels -> IntStream.of(levels.least(), levels.usual(), levels.most())
                                .mapToObj(level -> new Wrapper(method, OptionalInt.of(level))))
                        .orElseGet(() -> Stream.of(Wrapper.usual(method))));
    }

    /** Every method of this module, at each of its levels. */
    static Stream<Wrapper> levels() {
        return wrappers()
                .map(Wrapper::method)
                .distinct()
                .flatMap(method -> method.levels()
                        .map(levels -> IntStream.rangeClosed(levels.least(), levels.most())
                                .mapToObj(level -> new Wrapper(method, OptionalInt.of(level))))
                        .orElseGet(() -> Stream.of(Wrapper.usual(method))));
    }

    static Compression open(Wrapper wrapper) {
        return ServiceLoader.load(CompressionProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(provider -> provider.method() == wrapper.method())
                .findFirst()
                .orElseThrow()
                .open(wrapper.level());
    }

    static byte[] noise(int size) {
        byte[] noise = new byte[size];
        new Random(size).nextBytes(noise);
        return noise;
    }

    /** As much text as this, with a little noise in it. */
    static byte[] text(int size) {
        byte[] text = new byte[size];
        Random random = new Random(size);
        for (int i = 0; i < size; i++) {
            text[i] = random.nextInt(20) == 0 ? (byte) ('a' + random.nextInt(26)) : TEXT[i % TEXT.length];
        }
        return text;
    }

    static byte[] longer(byte[] bytes, int more) {
        return Arrays.copyOf(bytes, bytes.length + more);
    }
}
