package io.wirecost.codecs.protobuf;

import com.google.protobuf.Internal;
import com.google.protobuf.Message;
import com.google.protobuf.util.JsonFormat;
import io.wirecost.core.codec.MappedCodec;
import io.wirecost.core.codec.NativeMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** Generated messages as the JSON that Protocol Buffers defines, in one line. */
final class ProtobufJsonCodec<T> extends MappedCodec<T, Message, Message> {
    private static final JsonFormat.Printer PRINTER = JsonFormat.printer().omittingInsignificantWhitespace();

    private final JsonFormat.Parser parser;
    private final Message empty;

    ProtobufJsonCodec(NativeMapper<T, Message, Message> mapper, boolean ignoresUnknown) {
        super(mapper);
        this.parser = ignoresUnknown ? JsonFormat.parser().ignoringUnknownFields() : JsonFormat.parser();
        this.empty = Internal.getDefaultInstance(mapper.nativeClass().asSubclass(Message.class));
    }

    @Override
    public byte[] write(Message message) throws IOException {
        return PRINTER.print(message).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public Message read(byte[] bytes) throws IOException {
        Message.Builder message = empty.newBuilderForType();
        parser.merge(new String(bytes, StandardCharsets.UTF_8), message);
        return message.build();
    }
}
