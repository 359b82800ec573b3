package io.wirecost.codecs.xstream;

import com.thoughtworks.xstream.XStream;
import com.thoughtworks.xstream.converters.basic.BigDecimalConverter;
import com.thoughtworks.xstream.converters.enums.EnumToStringConverter;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.JavaNames;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** Elements and symbols with the schema's names; only generated classes and XStream's own values are read. */
final class SchemaXml {
    private SchemaXml() {}

    static XStream configure(XStream xstream, Binding<?> binding) {
        JavaNames names = binding.names();
        Map<String, Class<?>> classes =
                binding.domainClasses().stream().collect(Collectors.toMap(Class::getName, c -> c));
        xstream.setClassLoader(binding.loader());
        xstream.setMode(XStream.NO_REFERENCES);
        xstream.allowTypes(classes.values().toArray(Class<?>[]::new));
        xstream.addDefaultImplementation(LinkedHashMap.class, Map.class);
        xstream.registerConverter(new PlainDecimals());
        binding.schema().records().forEach(r -> nameRecord(xstream, names, r, classes));
        binding.schema().enums().forEach(e -> nameEnum(xstream, names, e, classes));
        return xstream;
    }

    private static void nameRecord(
            XStream xstream, JavaNames names, RecordDefinition record, Map<String, Class<?>> classes) {
        Class<?> type = classes.get(names.qualifiedClassName(record.name()));
        xstream.alias(names.className(record.name()), type);
        record.fields().forEach(f -> xstream.aliasField(f.name(), type, names.property(record.name(), f.name())));
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // the enum's class is only known by its name
    private static void nameEnum(
            XStream xstream, JavaNames names, EnumDefinition enumeration, Map<String, Class<?>> classes) {
        Class type = classes.get(names.qualifiedClassName(enumeration.name()));
        xstream.alias(names.className(enumeration.name()), type);
        Map<String, Enum<?>> symbols = new LinkedHashMap<>();
        enumeration.symbols().forEach(s -> symbols.put(s, Enum.valueOf(type, names.constant(enumeration.name(), s))));
        xstream.registerConverter(new EnumToStringConverter(type, symbols));
    }

    /** Decimals without an exponent, as in every text format (docs/carriers.md). */
    private static final class PlainDecimals extends BigDecimalConverter {
        @Override
        public String toString(Object value) {
            return ((BigDecimal) value).toPlainString();
        }
    }
}
