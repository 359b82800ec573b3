package io.wirecost.codecs.avro;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.codec.NativeMapper;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.IndexedRecord;
import org.apache.avro.reflect.ReflectData;
import org.apache.avro.specific.SpecificData;
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
        if (codec.equals(GENERIC)) {
            return new RecordCodec<>(binding.mapper(), new BinaryFormat<>(new GenericData(), schema(binding)));
        } else if (codec.equals(SPECIFIC)) {
            SpecificData data = JavaTypes.withConversions(new SpecificData(binding.loader()));
            NativeMapper<T, IndexedRecord, IndexedRecord> mapper = binding.mapper();
            return new RecordCodec<>(mapper, new BinaryFormat<>(data, data.getSchema(mapper.nativeClass())));
        }
        ReflectData data = JavaTypes.withConversions(new DomainData(binding.loader()));
        Schema plain = JavaTypes.plain(schema(binding), data, Collections.newSetFromMap(new IdentityHashMap<>()));
        return new ReflectCodec<>(new BinaryFormat<>(data, plain));
    }

    private static Schema schema(Binding<?> binding) {
        return new Schema.Parser().parse(binding.derivedSchema());
    }
}
