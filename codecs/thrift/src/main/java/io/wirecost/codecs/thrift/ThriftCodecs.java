package io.wirecost.codecs.thrift;

import com.google.auto.service.AutoService;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.SafetyAdvice;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.codec.Usage;
import java.util.List;
import java.util.Optional;
import org.apache.thrift.TBase;
import org.apache.thrift.protocol.TBinaryProtocol;
import org.apache.thrift.protocol.TCompactProtocol;
import org.apache.thrift.protocol.TProtocolFactory;

/** libthrift with generated structs, in the two protocols that are binary. */
@AutoService(CodecProvider.class)
public final class ThriftCodecs implements CodecProvider {
    /** As Thrift itself says it. */
    private static final long NO_LIMIT = -1;

    private static final CodecInfo COMPACT = codec("thrift-compact", "compact protocol");
    private static final CodecInfo BINARY = codec("thrift-binary", "binary protocol");

    private static CodecInfo codec(String name, String layout) {
        return CodecInfo.of(name, "Thrift", Family.SCHEMA_DRIVEN, "org.apache.thrift:libthrift", TBase.class)
                .withLayout(layout)
                .withTarget("thrift");
    }

    @Override
    public List<CodecInfo> codecs() {
        return List.of(COMPACT, BINARY);
    }

    @Override
    public List<CodecInfo> defaults() {
        return codecs();
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(Usage.asRecommended("generated structs, TSerializer kept"));
    }

    /** The limits of a container are the protocol's own in Java. As it is shipped, it has none but the size of the message. */
    @Override
    public Optional<SafetyAdvice> safetyAdvice(CodecInfo codec) {
        return Optional.of(new SafetyAdvice(
                "texts and containers have at most %,d bytes and elements".formatted(SafetyAdvice.MOST_LENGTH),
                "Thrift, doc/specs/thrift-tconfiguration.md, MaxContainerSize"));
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) throws Exception {
        return new ThriftCodec<>(
                binding.mapper(),
                protocols(codec, binding.safetyLimits() == SafetyLimits.ADVISED ? SafetyAdvice.MOST_LENGTH : NO_LIMIT),
                binding.safetyLimits().areLifted());
    }

    private static TProtocolFactory protocols(CodecInfo codec, long mostLength) {
        return codec.equals(COMPACT)
                ? new TCompactProtocol.Factory(mostLength, mostLength)
                : new TBinaryProtocol.Factory(mostLength, mostLength);
    }
}
