package io.wirecost.codecs.protobuf;

import com.google.protobuf.CodedInputStream;
import com.google.protobuf.Internal;
import com.google.protobuf.MessageLite;
import com.google.protobuf.Parser;
import io.wirecost.core.codec.MappedCodec;
import io.wirecost.core.codec.NativeMapper;
import java.io.IOException;

/** Generated messages, written to and parsed from arrays. */
final class ProtobufCodec<T> extends MappedCodec<T, MessageLite, MessageLite> {
    /** The default of 100 is a guard against strangers' bytes; a schema's own values may be deeper. */
    private static final int DEPTH_LIMIT = 1_000;

    private final Parser<? extends MessageLite> parser;

    ProtobufCodec(NativeMapper<T, MessageLite, MessageLite> mapper) {
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
        CodedInputStream in = CodedInputStream.newInstance(bytes);
        in.setRecursionLimit(DEPTH_LIMIT);
        MessageLite message = parser.parseFrom(in);
        in.checkLastTagWas(0);
        return message;
    }
}
