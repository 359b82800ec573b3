package io.wirecost.codecs.johnzon;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.DomainClasses;
import io.wirecost.core.codec.VersionSetting;
import io.wirecost.core.value.TextCarrier;
import jakarta.json.spi.JsonProvider;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.apache.johnzon.core.JsonProviderImpl;
import org.apache.johnzon.mapper.Mapper;
import org.apache.johnzon.mapper.MapperBuilder;

/** Johnzon as all our JSON is: the text carriers, exact floats, and nulls in maps though not for absent fields. */
final class Mapping {
    private static final Set<TextCarrier<?>> ITS_OWN = Set.of(TextCarrier.UUID, TextCarrier.BYTES);

    /** Johnzon's own. The interface's way to it looks for another where several JSON libraries have a class loader each. */
    static final JsonProvider JSON = new JsonProviderImpl();

    private Mapping() {}

    static Mapper mapper(Binding<?> binding) {
        DomainClasses classes = binding.classes();
        Map<Class<?>, ScalarAdapter<?, ?>> scalars = new HashMap<>();
        scalars.put(BigDecimal.class, ScalarAdapter.of(TextCarrier.DECIMAL));
        scalars.put(Float.class, ScalarAdapter.ofFloats(Float.class));
        classes.renamedEnums().forEach((type, constants) -> scalars.put(type, ScalarAdapter.of(type, constants)));

        MapperBuilder builder = new MapperBuilder()
                .setAccessMode(new BeanFields(scalars))
                .setSkipNull(false) // which is about maps: a bean's absent field is not written
                .setTreatByteArrayAsBase64(true)
                .setAutoAdjustStringBuffers(binding.safetyLimits().areLifted())
                .setFailOnUnknownProperties(binding.versionSetting() == VersionSetting.UNKNOWN_FIELDS_REFUSED)
                .setProvider(JSON)
                .addAdapter(Float.class, BigDecimal.class, scalars.get(Float.class))
                .addAdapter(float.class, BigDecimal.class, ScalarAdapter.ofFloats(float.class));
        TextCarrier.all().stream()
                .filter(carrier -> !ITS_OWN.contains(carrier))
                .forEach(carrier -> builder.addAdapter(carrier.type(), String.class, ScalarAdapter.of(carrier)));
        classes.renamedEnums().keySet().forEach(type -> builder.addAdapter(type, String.class, scalars.get(type)));
        return builder.build();
    }
}
