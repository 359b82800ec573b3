package io.wirecost.core.proof;

import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.Staged;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Finds codecs whose stages are another way than the whole, so that both ways have to be proven. */
final class OtherWay {
    private static final Set<String> WHOLE = Set.of("serialize", "deserialize");

    private OtherWay() {}

    /** The stages of a codec; empty where it has none, or where its whole is nothing but its stages. */
    static <T> Optional<Staged<T, ?, ?>> of(Codec<T> codec) {
        return codec instanceof Staged<T, ?, ?> stages
                        && Stream.of(codec.getClass().getMethods())
                                .anyMatch(method ->
                                        WHOLE.contains(method.getName()) && method.getDeclaringClass() != Staged.class)
                ? Optional.of(stages)
                : Optional.empty();
    }
}
