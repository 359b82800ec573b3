package io.wirecost.codecs.avro;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.GeneratedCode;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.generic.GenericData;
import org.apache.avro.util.ClassSecurityValidator;

/** Avro's binary encoding by org.apache.avro:avro, on each of its three kinds of objects. */
public final class AvroCodecs implements CodecProvider {
    private static final CodecInfo GENERIC = codec("avro-generic", "avro");
    private static final CodecInfo SPECIFIC = codec("avro-specific", "avrospecific");
    private static final CodecInfo REFLECT = codec("avro-reflect", "avroreflect");

    /** Avro makes no object of a class that it is not told to trust. */
    static {
        ClassSecurityValidator.setGlobal(ClassSecurityValidator.composite(
                ClassSecurityValidator.DEFAULT,
                ClassSecurityValidator.builder().add(ArrayList.class).build(),
                type -> type.getName().startsWith(GeneratedCode.ROOT_PACKAGE + ".")));
    }

    private static CodecInfo codec(String name, String target) {
        return CodecInfo.of(name, "Avro", Family.SCHEMA_DRIVEN, "org.apache.avro:avro", GenericData.class)
                .withTarget(target);
    }

    @Override
    public List<CodecInfo> codecs() {
        return List.of(GENERIC, SPECIFIC, REFLECT);
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return kind(codec).open(binding);
    }

    private static Kind kind(CodecInfo codec) {
        if (codec.equals(GENERIC)) {
            return new Kind.Generic();
        }
        return codec.equals(SPECIFIC) ? new Kind.Specific() : new Kind.Reflect();
    }
}
