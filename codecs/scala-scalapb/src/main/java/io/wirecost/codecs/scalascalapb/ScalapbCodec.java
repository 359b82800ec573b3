package io.wirecost.codecs.scalascalapb;

import io.wirecost.core.codec.MappedCodec;
import io.wirecost.core.codec.NativeMapper;
import scalapb.GeneratedMessage;
import scalapb.GeneratedMessageCompanion;

/** Generated messages, written to arrays and parsed by their companion. ScalaPB's parser has no limit on levels to lift. */
final class ScalapbCodec<T> extends MappedCodec<T, GeneratedMessage, GeneratedMessage> {
    private final GeneratedMessageCompanion<?> companion;

    ScalapbCodec(NativeMapper<T, GeneratedMessage, GeneratedMessage> mapper) throws ReflectiveOperationException {
        super(mapper);
        Class<?> message = mapper.nativeClass();
        this.companion =
                (GeneratedMessageCompanion<?>) Class.forName(message.getName() + "$", true, message.getClassLoader())
                        .getField("MODULE$")
                        .get(null);
    }

    @Override
    public byte[] write(GeneratedMessage message) {
        return message.toByteArray();
    }

    @Override
    public GeneratedMessage read(byte[] bytes) {
        return companion.parseFrom(bytes);
    }
}
