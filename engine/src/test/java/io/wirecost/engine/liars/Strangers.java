package io.wirecost.engine.liars;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import java.util.List;
import java.util.stream.Stream;

/** Codecs that return what they were given, and claim a common format. Two of them put a mark before it, and insist on it. */
public final class Strangers implements CodecProvider {
    @Override
    public List<CodecInfo> codecs() {
        return Stream.of("plain", "plain-too", "has-a-mark", "exits-without-its-mark")
                .map(name -> CodecInfo.of(name, "Java", Family.SELF_DESCRIBING, "java.base", Object.class))
                .toList();
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return switch (codec.name()) {
            case "has-a-mark" ->
                new Marked<>(binding.domainClass(), () -> {
                    throw new IllegalArgumentException("no mark");
                });
            case "exits-without-its-mark" -> new Marked<>(binding.domainClass(), () -> System.exit(3));
            default -> new Honest<>(binding.domainClass());
        };
    }
}
