package io.wirecost.engine.liars;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Limit;
import java.util.List;

/** Codecs that return what they were given, and claim a common format. Some write it in a way that others misread. */
public final class Strangers implements CodecProvider {
    @Override
    public List<CodecInfo> codecs() {
        return List.of(
                info("plain"),
                info("counts-its-processes"),
                info("turns-texts-round"),
                info("has-a-mark"),
                info("exits-without-its-mark"),
                info("has-limits").withLimits(Limit.XML_CHARACTERS),
                info("of-another-layout").withLayout("another"));
    }

    private static CodecInfo info(String name) {
        return CodecInfo.of(name, "Java", Family.SELF_DESCRIBING, "java.base", Object.class);
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return switch (codec.name()) {
            case "counts-its-processes" ->
                new Marked<>(binding.domainClass(), new byte[0], new byte[] {(byte) System.nanoTime()}, () -> {});
            case "turns-texts-round" -> new TurnsTexts<>(binding);
            case "has-a-mark" ->
                new Marked<>(binding.domainClass(), new byte[] {1}, new byte[0], () -> {
                    throw new IllegalArgumentException("no mark");
                });
            case "exits-without-its-mark" ->
                new Marked<>(binding.domainClass(), new byte[] {2}, new byte[0], () -> System.exit(3));
            default -> new Honest<>(binding.domainClass());
        };
    }
}
