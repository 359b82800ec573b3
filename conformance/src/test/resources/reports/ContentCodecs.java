package reports;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;

/**
 * A codec of records that have bytes as their {@code content}, which a library reads into values of its own. What is written
 * is made by hand: the reports are about readers.
 */
abstract class ContentCodecs implements CodecProvider {
    private final CodecInfo info;

    ContentCodecs(String format, String layout, Family family, String library, Class<?> anchor) {
        String name = "report" + getClass().getSimpleName().replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
        this.info = CodecInfo.of(name, format, family, library, anchor).withLayout(layout);
    }

    abstract byte[] write(byte[] content);

    abstract byte[] read(byte[] message) throws Exception;

    @Override
    public List<CodecInfo> codecs() {
        return List.of(info);
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) throws Exception {
        Class<T> type = binding.domainClass();
        Method get = type.getMethod("getContent");
        Method set = type.getMethod("setContent", byte[].class);
        return new Codec<>() {
            @Override
            public byte[] serialize(T value) throws Exception {
                return write((byte[]) get.invoke(value));
            }

            @Override
            public T deserialize(byte[] message) throws Exception {
                byte[] content = read(message);
                T value = type.getConstructor().newInstance();
                set.invoke(value, content);
                return value;
            }
        };
    }

    /** Puts the content into a message of text. */
    static byte[] text(String before, byte[] content, String behind) {
        return (before + HexFormat.of().formatHex(content) + behind).getBytes(StandardCharsets.UTF_8);
    }

    static byte[] json(byte[] content) {
        return text("{\"content\":\"", content, "\"}");
    }

    static byte[] content(Object text) {
        return HexFormat.of().parseHex((String) text);
    }

    /** Puts the content with its length into a message of bytes. */
    static byte[] binary(String hexBefore, byte[] content, String hexBehind) {
        HexFormat hex = HexFormat.of();
        return hex.parseHex(
                hexBefore + hex.toHexDigits(content.length) + hex.formatHex(content) + hexBehind);
    }

    static String string(byte[] message) {
        return new String(message, StandardCharsets.UTF_8);
    }
}
