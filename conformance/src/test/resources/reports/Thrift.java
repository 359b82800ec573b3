package reports;

import io.wirecost.core.codec.Family;
import java.nio.ByteBuffer;
import org.apache.thrift.protocol.TBinaryProtocol;
import org.apache.thrift.protocol.TField;
import org.apache.thrift.protocol.TProtocol;
import org.apache.thrift.protocol.TProtocolUtil;
import org.apache.thrift.protocol.TType;
import org.apache.thrift.transport.TMemoryInputTransport;

/** The binary protocol of Thrift. */
public final class Thrift extends ContentCodecs {
    public Thrift() {
        super("Thrift", "binary protocol", Family.SCHEMA_DRIVEN, "org.apache.thrift:libthrift", TBinaryProtocol.class);
    }

    @Override
    byte[] write(byte[] content) {
        return binary("0b0001", content, "00");
    }

    @Override
    byte[] read(byte[] message) throws Exception {
        TProtocol in = new TBinaryProtocol(new TMemoryInputTransport(message));
        byte[] content = null;
        for (TField field = in.readFieldBegin(); field.type != TType.STOP; field = in.readFieldBegin()) {
            if (field.id == 1 && field.type == TType.STRING) {
                ByteBuffer bytes = in.readBinary();
                content = new byte[bytes.remaining()];
                bytes.get(content);
            } else {
                TProtocolUtil.skip(in, field.type);
            }
        }
        return content;
    }
}
