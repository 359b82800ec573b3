package io.wirecost.codecs.scalascrooge;

import com.google.auto.service.AutoService;
import com.twitter.scrooge.ThriftStruct;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.codec.Usage;
import io.wirecost.core.schema.Schema;
import java.util.List;
import java.util.Optional;
import org.apache.thrift.protocol.TBinaryProtocol;
import org.apache.thrift.protocol.TCompactProtocol;

/** Scrooge with the structs that its generator makes, in the two protocols of Thrift that are binary. */
@AutoService(CodecProvider.class)
public final class ScroogeCodecs implements CodecProvider {
    private static final CodecInfo COMPACT = codec("scrooge-compact", "compact protocol");
    private static final CodecInfo BINARY = codec("scrooge-binary", "binary protocol");

    private static CodecInfo codec(String name, String layout) {
        return CodecInfo.ofScala(
                        name, "Thrift", Family.SCHEMA_DRIVEN, "com.twitter:scrooge-core_2.13", ThriftStruct.class)
                .withLayout(layout)
                .withTarget("scrooge");
    }

    @Override
    public List<CodecInfo> codecs() {
        return List.of(COMPACT, BINARY);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(Usage.asRecommended("generated classes", "conversion between these and your case classes"));
    }

    @Override
    public Optional<Refusal> refusalReason(CodecInfo codec, Schema schema) {
        return Refusal.ofGeneratedCaseClasses(schema);
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return new ScroogeCodec<>(
                binding.mapper(),
                codec.equals(COMPACT) ? new TCompactProtocol.Factory() : new TBinaryProtocol.Factory());
    }
}
