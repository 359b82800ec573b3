package io.wirecost.codecs.protobuflite;

import com.google.protobuf.Internal;
import com.google.protobuf.MessageLite;
import com.google.protobuf.Parser;
import io.wirecost.core.codec.MappedCodec;
import io.wirecost.core.codec.NativeMapper;
import java.io.IOException;

/** Generated messages without descriptors, written to and parsed from arrays. */
final class ProtobufLiteCodec<T> extends MappedCodec<T, MessageLite, MessageLite> {
    private final Parser<? extends MessageLite> parser;

    ProtobufLiteCodec(NativeMapper<T, MessageLite, MessageLite> mapper) {
        super(mapper);
        this.parser = Internal.getDefaultInstance(mapper.nativeClass().asSubclass(MessageLite.class))
                .getParserForType();
    }

    @Override
    public byte[] write(MessageLite message) {
        return message.toByteArray();
    }

    @Override
    public MessageLite read(byte[] bytes) throws IOException {
        return parser.parseFrom(bytes);
    }
}
