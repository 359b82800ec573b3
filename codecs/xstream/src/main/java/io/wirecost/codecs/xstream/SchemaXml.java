package io.wirecost.codecs.xstream;

import com.thoughtworks.xstream.XStream;
import com.thoughtworks.xstream.converters.basic.AbstractSingleValueConverter;
import com.thoughtworks.xstream.converters.enums.EnumToStringConverter;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.DomainClasses;
import io.wirecost.core.codec.VersionSetting;
import io.wirecost.core.value.TextCarrier;
import java.util.LinkedHashMap;
import java.util.Map;

/** Elements and symbols with the schema's names; only generated classes and XStream's own values are read. */
final class SchemaXml {
    private SchemaXml() {}

    static XStream configure(XStream xstream, Binding<?> binding) {
        DomainClasses classes = binding.classes();
        xstream.setClassLoader(binding.loader());
        xstream.setMode(XStream.NO_REFERENCES);
        xstream.allowTypes(classes.all().toArray(Class<?>[]::new));
        xstream.addDefaultImplementation(LinkedHashMap.class, Map.class);
        TextCarrier.all().forEach(carrier -> xstream.registerConverter(new CarrierConverter<>(carrier)));
        classes.all().forEach(type -> xstream.alias(type.getSimpleName(), type));
        classes.beans()
                .forEach((type, properties) -> properties.forEach(
                        p -> xstream.aliasField(p.name(), type, p.field().getName())));
        classes.enums().forEach((type, constants) -> nameSymbols(xstream, type, constants));
        if (binding.versionSetting() == VersionSetting.UNKNOWN_FIELDS_IGNORED) {
            xstream.ignoreUnknownElements();
        }
        return xstream;
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // the enum's class is only known by its name
    private static void nameSymbols(XStream xstream, Class<?> type, Map<String, Enum<?>> constants) {
        xstream.registerConverter(new EnumToStringConverter((Class) type, constants));
    }

    private static final class CarrierConverter<V> extends AbstractSingleValueConverter {
        private final TextCarrier<V> carrier;

        CarrierConverter(TextCarrier<V> carrier) {
            this.carrier = carrier;
        }

        @Override
        @SuppressWarnings("rawtypes") // as XStream declares it
        public boolean canConvert(Class type) {
            return type == carrier.type();
        }

        @Override
        public String toString(Object value) {
            return carrier.encode().apply(carrier.type().cast(value));
        }

        @Override
        public Object fromString(String text) {
            return carrier.decode().apply(text);
        }
    }
}
