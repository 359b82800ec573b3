package io.wirecost.codecs.fory;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.VersionSetting;
import io.wirecost.core.schema.Definition.RecordDefinition;
import org.apache.fory.Fory;
import org.apache.fory.config.ForyBuilder;
import org.apache.fory.serializer.ObjectSerializer;

/** Classes registered, no references (messages are trees), one version of each class, code generated at first use. */
final class ForyCodec<T> implements Codec<T> {
    /**
     * Lifted, since Fory's 50 levels refuse honest recursive values; not to the largest number, since Fory allocates an array
     * of this size.
     */
    private static final int LIFTED_DEPTH = 10_000;

    private final Fory fory;
    private final Class<T> type;

    ForyCodec(Binding<T> binding) throws ClassNotFoundException {
        type = binding.domainClass();
        ForyBuilder builder = Fory.builder()
                .withXlang(false)
                .withClassLoader(binding.loader())
                .requireClassRegistration(true)
                .withRefTracking(false)
                .withCompatible(binding.versionSetting() == VersionSetting.COMPATIBLE_FORM)
                .withCodegen(true)
                .withAsyncCompilation(false);
        fory = (binding.safetyLimits().areLifted() ? builder.withMaxDepth(LIFTED_DEPTH) : builder).build();
        fory.registerSerializerAndType(Void.class, AbsentSerializer::new);
        binding.classes().all().forEach(fory::register);
        for (RecordDefinition record : binding.schema().records().toList()) {
            if (!CodeGenerator.handles(record)) {
                String name = binding.names().qualifiedClassName(record.name());
                fory.registerSerializer(binding.loader().loadClass(name), ObjectSerializer.class);
            }
        }
    }

    @Override
    public byte[] serialize(T value) {
        return fory.serialize(value);
    }

    @Override
    public T deserialize(byte[] bytes) {
        return type.cast(fory.deserialize(bytes));
    }
}
