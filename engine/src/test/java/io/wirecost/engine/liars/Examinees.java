package io.wirecost.engine.liars;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.value.RecordValue;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Function;

/** Codecs that return what they were given, claim to speak Avro, and know no byte of it. */
public final class Examinees implements CodecProvider {
    private static final byte[] TRUE = HexFormat.of().parseHex("0000020100");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(
                info("refuses-all", "Avro"),
                info("takes-all", "Avro"),
                info("ends-at-true", "Avro"),
                info("of-a-format-without-vectors", "Java"),
                info("of-another-layout", "Avro").withLayout("another"));
    }

    private static CodecInfo info(String name, String format) {
        return CodecInfo.of(name, format, Family.SELF_DESCRIBING, "java.base", Object.class);
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        Class<T> type = binding.domainClass();
        return switch (codec.name()) {
            case "takes-all" -> new Lenient<>(type, bytes -> empty(binding));
            case "ends-at-true" ->
                new Lenient<>(type, bytes -> {
                    if (Arrays.equals(TRUE, Arrays.copyOf(bytes, TRUE.length))) {
                        System.exit(3);
                    }
                    throw new IllegalArgumentException("not true");
                });
            default -> new Honest<>(type);
        };
    }

    private static <T> T empty(Binding<T> binding) {
        int fields = binding.schema().root().fields().size();
        return binding.domain().toDomain(new RecordValue(Arrays.asList(new Object[fields])));
    }

    /** Does something else with bytes that are not its own. */
    private static final class Lenient<T> extends Honest<T> {
        private final Function<byte[], T> otherwise;

        Lenient(Class<T> type, Function<byte[], T> otherwise) {
            super(type);
            this.otherwise = otherwise;
        }

        @Override
        public T deserialize(byte[] bytes) throws Exception {
            boolean own = bytes.length > 1 && bytes[0] == (byte) 0xac && bytes[1] == (byte) 0xed;
            return own ? super.deserialize(bytes) : otherwise.apply(bytes);
        }
    }
}
