package io.wirecost.codecs.snakeyaml;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Type;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Access to the domain classes by the schema's names. */
final class Beans {
    private final Map<String, Constructor<?>> constructors = new HashMap<>();
    private final Map<String, List<Property>> properties = new HashMap<>();
    private final Map<String, Map<String, Enum<?>>> constants = new HashMap<>();
    private final Map<String, Map<Enum<?>, String>> symbols = new HashMap<>();

    Beans(Binding<?> binding) {
        JavaNames names = binding.names();
        try {
            for (RecordDefinition record : binding.schema().records().toList()) {
                add(record, names, binding.loader().loadClass(names.qualifiedClassName(record.name())));
            }
            for (EnumDefinition enumeration : binding.schema().enums().toList()) {
                add(enumeration, names, binding.loader().loadClass(names.qualifiedClassName(enumeration.name())));
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the domain classes do not belong to this schema", e);
        }
    }

    private void add(RecordDefinition record, JavaNames names, Class<?> type) throws ReflectiveOperationException {
        constructors.put(record.name(), type.getConstructor());
        List<Property> all = new ArrayList<>();
        for (Field field : record.fields()) {
            Method getter = type.getMethod(names.getter(record.name(), field));
            Method setter = type.getMethod(names.setter(record.name(), field), getter.getReturnType());
            all.add(new Property(field.name(), field.type(), getter, setter));
        }
        properties.put(record.name(), all);
    }

    private void add(EnumDefinition enumeration, JavaNames names, Class<?> type) throws ReflectiveOperationException {
        Map<String, Enum<?>> bySymbol = new HashMap<>();
        Map<Enum<?>, String> byConstant = new HashMap<>();
        for (String symbol : enumeration.symbols()) {
            Enum<?> constant = (Enum<?>)
                    type.getField(names.constant(enumeration.name(), symbol)).get(null);
            bySymbol.put(symbol, constant);
            byConstant.put(constant, symbol);
        }
        constants.put(enumeration.name(), bySymbol);
        symbols.put(enumeration.name(), byConstant);
    }

    List<Property> properties(String record) {
        return properties.get(record);
    }

    Object create(String record) {
        try {
            return constructors.get(record).newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot create " + record, e);
        }
    }

    Enum<?> constant(String enumeration, String symbol) {
        return constants.get(enumeration).get(symbol);
    }

    String symbol(String enumeration, Enum<?> constant) {
        return symbols.get(enumeration).get(constant);
    }

    /** A field of a record, with the schema's name and type, and its accessors. */
    record Property(String name, Type type, Method getter, Method setter) {
        Object get(Object bean) {
            try {
                return getter.invoke(bean);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("cannot read " + name, e);
            }
        }

        void set(Object bean, Object value) {
            try {
                setter.invoke(bean, value);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("cannot set " + name, e);
            }
        }
    }
}
