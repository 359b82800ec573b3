package io.wirecost.codecs.thrift;

import io.wirecost.core.codec.MappedCodec;
import io.wirecost.core.codec.NativeMapper;
import java.lang.reflect.Constructor;
import org.apache.thrift.TBase;
import org.apache.thrift.TConfiguration;
import org.apache.thrift.TException;
import org.apache.thrift.TSerializer;
import org.apache.thrift.protocol.TProtocol;
import org.apache.thrift.protocol.TProtocolException;
import org.apache.thrift.protocol.TProtocolFactory;
import org.apache.thrift.transport.TMemoryInputTransport;

/** Generated structs, written and read in memory; serializer, transport and protocol are kept, as TDeserializer does. */
final class ThriftCodec<T> extends MappedCodec<T, TBase<?, ?>, TBase<?, ?>> {
    /**
     * Lifted with the limit of 100 MB, since a larger message may be honest data. Thrift counts levels of unions and of what a
     * reader skips, up to 64 as it is shipped, but not those of structs.
     */
    private static final int LIFTED_DEPTH = 1_000;

    private final Constructor<?> constructor;
    private final TSerializer serializer;
    private final TMemoryInputTransport in;
    private final TProtocol protocol;

    ThriftCodec(NativeMapper<T, TBase<?, ?>, TBase<?, ?>> mapper, TProtocolFactory protocols, boolean liftsLimits)
            throws TException, NoSuchMethodException {
        super(mapper);
        this.constructor = mapper.nativeClass().getConstructor();
        this.serializer = new TSerializer(protocols);
        this.in = new TMemoryInputTransport(
                liftsLimits
                        ? new TConfiguration(Integer.MAX_VALUE, Integer.MAX_VALUE, LIFTED_DEPTH)
                        : new TConfiguration());
        this.protocol = protocols.getProtocol(in);
    }

    @Override
    public byte[] write(TBase<?, ?> struct) throws TException {
        return serializer.serialize(struct);
    }

    @Override
    public TBase<?, ?> read(byte[] bytes) throws TException, ReflectiveOperationException {
        TBase<?, ?> struct = (TBase<?, ?>) constructor.newInstance();
        try {
            in.reset(bytes);
            struct.read(protocol);
            if (in.getBytesRemainingInBuffer() > 0) {
                throw new TProtocolException(
                        in.getBytesRemainingInBuffer() + " of " + bytes.length + " bytes are left after the struct");
            }
            return struct;
        } finally {
            in.clear();
            protocol.reset();
        }
    }
}
