package io.wirecost.codecs.protobuf;

import com.google.protobuf.CodedInputStream;
import com.google.protobuf.DiscardUnknownFieldsParser;
import com.google.protobuf.Internal;
import com.google.protobuf.Message;
import com.google.protobuf.MessageLite;
import com.google.protobuf.Parser;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.MappedCodec;
import io.wirecost.core.codec.NativeMapper;
import io.wirecost.core.codec.VersionSetting;
import java.io.IOException;

/** Generated messages, written to and parsed from arrays. */
class ProtobufCodec<T> extends MappedCodec<T, MessageLite, MessageLite> {
    /** Lifted, since the default of 100 levels refuses honest recursive values; further down the stack itself ends. */
    private static final int LIFTED_DEPTH = 1_000;

    private final Parser<? extends MessageLite> parser;
    private final boolean liftsLimits;

    ProtobufCodec(Binding<T> binding) {
        this(binding.mapper(), binding);
    }

    private ProtobufCodec(NativeMapper<T, MessageLite, MessageLite> mapper, Binding<T> binding) {
        super(mapper);
        this.liftsLimits = binding.safetyLimits().areLifted();
        Parser<? extends Message> own = Internal.getDefaultInstance(
                        mapper.nativeClass().asSubclass(Message.class))
                .getParserForType();
        this.parser = binding.versionSetting() == VersionSetting.UNKNOWN_FIELDS_DROPPED
                ? DiscardUnknownFieldsParser.wrap(own)
                : own;
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
