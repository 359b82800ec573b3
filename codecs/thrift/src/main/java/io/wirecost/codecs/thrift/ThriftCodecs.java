package io.wirecost.codecs.thrift;

import com.google.auto.service.AutoService;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Usage;
import java.util.List;
import java.util.Optional;
import org.apache.thrift.TBase;
import org.apache.thrift.protocol.TBinaryProtocol;
import org.apache.thrift.protocol.TCompactProtocol;

/** libthrift with generated structs, in the two protocols that are binary. */
@AutoService(CodecProvider.class)
public final class ThriftCodecs implements CodecProvider {
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

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) throws Exception {
        return new ThriftCodec<>(
                binding.mapper(),
                codec.equals(COMPACT) ? new TCompactProtocol.Factory() : new TBinaryProtocol.Factory(),
                binding.liftsSafetyLimits());
    }
}
