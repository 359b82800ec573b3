package io.wirecost.codecs.msgpack;

import com.google.auto.service.AutoService;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.codec.Usage;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.List;
import java.util.Optional;
import org.msgpack.core.MessagePack;

/** MessagePack by org.msgpack:msgpack-core, in three layouts that do not read each other. */
@AutoService(CodecProvider.class)
public final class MsgpackCodecs implements CodecProvider {
    private static final String LIBRARY = "org.msgpack:msgpack-core";

    private static final CodecInfo MAP = CodecInfo.of(
                    "msgpack-core-map", "MessagePack", Family.SELF_DESCRIBING, LIBRARY, MessagePack.class)
            .withLayout("named maps")
            .withTarget("msgpackmap");

    private static final CodecInfo ARRAY = CodecInfo.of(
                    "msgpack-core-array", "MessagePack", Family.SCHEMA_DRIVEN, LIBRARY, MessagePack.class)
            .withLayout("positional arrays")
            .withTarget("msgpackarray");

    private static final CodecInfo VALUES = CodecInfo.of(
                    "msgpack-core-values", "MessagePack", Family.SCHEMA_DRIVEN, LIBRARY, MessagePack.class)
            .withLayout("positional values")
            .withTarget("msgpackvalues");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(MAP, ARRAY, VALUES);
    }

    @Override
    public List<CodecInfo> defaults() {
        return List.of(ARRAY);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(new Usage(
                "code written for the schema on the library's writer and reader; builders and buffers kept",
                "the same: they have no data binding",
                "written by wirecost"));
    }

    /** Nothing would tell where the fields of a root within the root end. */
    @Override
    public Optional<Refusal> refusalReason(CodecInfo codec, Schema schema) {
        String root = schema.root().name();
        boolean isWithin = schema.types().contains(new Type.RecordRef(root));
        return codec.equals(VALUES) && isWithin
                ? Optional.of(new Refusal(
                        "record %s: a record without the number of its fields cannot contain itself".formatted(root)))
                : Optional.empty();
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return new MsgpackCodec<>(binding.streamMapper());
    }
}
