package io.wirecost.codecs.genson;

import com.owlike.genson.Genson;
import com.owlike.genson.GensonBuilder;
import com.owlike.genson.reflect.VisibilityFilter;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.DomainClasses;
import io.wirecost.core.codec.VersionSetting;
import io.wirecost.core.value.TextCarrier;
import java.util.Map;
import java.util.Set;

/** Genson as all our JSON is: by annotated fields, with the text carriers that it does not have itself. */
final class Mapping {
    private static final Set<TextCarrier<?>> ITS_OWN = Set.of(TextCarrier.UUID, TextCarrier.BYTES);

    private Mapping() {}

    static Genson genson(Binding<?> binding) {
        DomainClasses classes = binding.classes();
        GensonBuilder builder = new GensonBuilder()
                .useFields(true, VisibilityFilter.PRIVATE)
                .useMethods(false)
                .failOnMissingProperty(binding.versionSetting() == VersionSetting.UNKNOWN_FIELDS_REFUSED)
                .useStrictDoubleParse(true) // the faster way of reading doubles is not exact
                .withConverter(ScalarConverter.NOTHING, Void.class)
                .withConverter(new FloatConverter(), Float.class)
                .withConverter(new FloatConverter(), float.class);
        TextCarrier.all().stream()
                .filter(carrier -> !ITS_OWN.contains(carrier))
                .forEach(carrier -> add(builder, carrier));
        classes.renamedEnums().forEach((type, constants) -> addEnum(builder, type, constants));
        if (classes.haveAbsentElements()) {
            builder.withBeanPropertyFactory(new PresentProperties());
        } else {
            builder.setSkipNull(true);
        }
        return builder.create();
    }

    private static <V> void add(GensonBuilder builder, TextCarrier<V> carrier) {
        builder.withConverter(ScalarConverter.of(carrier), carrier.type());
    }

    @SuppressWarnings("unchecked") // the class of an enum of the schema
    private static void addEnum(GensonBuilder builder, Class<?> type, Map<String, Enum<?>> constants) {
        builder.withConverter(ScalarConverter.of(constants), (Class<? extends Enum<?>>) type);
    }
}
