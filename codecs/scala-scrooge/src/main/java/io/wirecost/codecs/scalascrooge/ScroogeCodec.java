package io.wirecost.codecs.scalascrooge;

import com.twitter.scrooge.ThriftStruct;
import com.twitter.scrooge.ThriftStructCodec;
import io.wirecost.core.codec.MappedCodec;
import io.wirecost.core.codec.NativeMapper;
import java.io.ByteArrayOutputStream;
import org.apache.thrift.TException;
import org.apache.thrift.protocol.TProtocol;
import org.apache.thrift.protocol.TProtocolException;
import org.apache.thrift.protocol.TProtocolFactory;
import org.apache.thrift.transport.TIOStreamTransport;
import org.apache.thrift.transport.TMemoryInputTransport;

/**
 * Generated structs, written and read in memory; transports and protocols are kept, as TSerializer and TDeserializer do. This
 * version of Thrift has no limits to lift.
 */
final class ScroogeCodec<T> extends MappedCodec<T, ThriftStruct, ThriftStruct> {
    private final ThriftStructCodec<ThriftStruct> codec;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final TProtocol writer;
    private final TMemoryInputTransport in = new TMemoryInputTransport();
    private final TProtocol reader;

    @SuppressWarnings("unchecked") // the mapper's class is a struct
    ScroogeCodec(NativeMapper<T, ThriftStruct, ThriftStruct> mapper, TProtocolFactory protocols) {
        super(mapper);
        this.codec = ThriftStructCodec.forStructClass((Class<ThriftStruct>) mapper.nativeClass());
        this.writer = protocols.getProtocol(new TIOStreamTransport(out));
        this.reader = protocols.getProtocol(in);
    }

    @Override
    public byte[] write(ThriftStruct struct) throws TException {
        out.reset();
        codec.encode(struct, writer);
        return out.toByteArray();
    }

    @Override
    public ThriftStruct read(byte[] bytes) throws TException {
        try {
            in.reset(bytes);
            ThriftStruct struct = codec.decode(reader);
            if (in.getBytesRemainingInBuffer() > 0) {
                throw new TProtocolException(
                        in.getBytesRemainingInBuffer() + " of " + bytes.length + " bytes are left after the struct");
            }
            return struct;
        } finally {
            in.clear();
            reader.reset();
        }
    }
}
