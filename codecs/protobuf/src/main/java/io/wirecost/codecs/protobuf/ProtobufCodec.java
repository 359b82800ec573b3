package io.wirecost.codecs.protobuf;

import com.google.protobuf.CodedInputStream;
import com.google.protobuf.Internal;
import com.google.protobuf.MessageLite;
import com.google.protobuf.Parser;
import io.wirecost.core.codec.MappedCodec;
import io.wirecost.core.codec.NativeMapper;
import java.io.IOException;

/** Generated messages, written to and parsed from arrays. */
class ProtobufCodec<T> extends MappedCodec<T, MessageLite, MessageLite> {
    /** Lifted, since the default of 100 levels refuses honest recursive values; further down the stack itself ends. */
    private static final int LIFTED_DEPTH = 1_000;

    private final Parser<? extends MessageLite> parser;

    private final boolean liftsLimits;

    ProtobufCodec(NativeMapper<T, MessageLite, MessageLite> mapper, boolean liftsLimits) {
        super(mapper);
        this.liftsLimits = liftsLimits;
        this.parser = Internal.getDefaultInstance(mapper.nativeClass().asSubclass(MessageLite.class))
                .getParserForType();
    }

    @Override
    public byte[] write(MessageLite message) throws IOException {
        return message.toByteArray();
    }

    @Override
    public MessageLite read(byte[] bytes) throws IOException {
        CodedInputStream in = CodedInputStream.newInstance(bytes);
        if (liftsLimits) {
            in.setRecursionLimit(LIFTED_DEPTH);
        }
        MessageLite message = parser.parseFrom(in);
        in.checkLastTagWas(0);
        return message;
    }
}
