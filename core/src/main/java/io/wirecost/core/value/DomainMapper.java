package io.wirecost.core.value;

import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Turns neutral values into domain objects and back, by reflection on the domain classes. Used to hand data to a codec
 * and to judge what came back; never inside a timing.
 *
 * @param <T> the domain class of the root record
 */
public final class DomainMapper<T> {
    private final Schema schema;
    private final Class<T> rootClass;
    private final Map<String, Bean> beans = new HashMap<>();
    private final Map<String, Map<String, Enum<?>>> constants = new HashMap<>();
    private final Map<Enum<?>, String> symbols = new HashMap<>();

    /** @param loader where the domain classes that {@link JavaNames} names are found */
    @SuppressWarnings("unchecked") // the root's domain class is T by the naming rule
    public DomainMapper(Schema schema, ClassLoader loader) {
        this.schema = schema;
        JavaNames names = new JavaNames(schema);
        try {
            for (RecordDefinition record : schema.records().toList()) {
                beans.put(record.name(), bean(record, names, loader));
            }
            for (EnumDefinition enumeration : schema.enums().toList()) {
                readConstants(enumeration, names, loader);
            }
            rootClass = (Class<T>)
                    loader.loadClass(names.qualifiedClassName(schema.root().name()));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the domain classes do not belong to this schema", e);
        }
    }

    public Class<T> rootClass() {
        return rootClass;
    }

    public T toDomain(RecordValue value) {
        return rootClass.cast(toBean(schema.root(), value));
    }

    public RecordValue fromDomain(T object) {
        return object == null ? null : fromBean(schema.root(), object);
    }

    private Object toBean(RecordDefinition record, RecordValue value) {
        Bean bean = beans.get(record.name());
        try {
            Object object = bean.constructor.invoke();
            for (int i = 0; i < bean.setters.size(); i++) {
                bean.setters
                        .get(i)
                        .invoke(object, toDomain(record.fields().get(i).type(), value.get(i)));
            }
            return object;
        } catch (Throwable e) {
            throw new IllegalStateException("cannot fill " + record.name(), e);
        }
    }

    private RecordValue fromBean(RecordDefinition record, Object object) {
        Bean bean = beans.get(record.name());
        List<Object> values = new ArrayList<>(bean.getters.size());
        try {
            for (int i = 0; i < bean.getters.size(); i++) {
                values.add(fromDomain(
                        record.fields().get(i).type(), bean.getters.get(i).invoke(object)));
            }
        } catch (Throwable e) {
            throw new IllegalStateException("cannot read " + record.name(), e);
        }
        return new RecordValue(values);
    }

    /** Null stays null; a symbol that its enum does not have becomes null. */
    public Object toDomain(Type type, Object value) {
        if (value == null) {
            return null;
        } else if (type instanceof Type.OptionalType optional) {
            return toDomain(optional.type(), value);
        } else if (type instanceof Type.RecordRef ref) {
            return toBean(schema.record(ref.name()), (RecordValue) value);
        } else if (type instanceof Type.EnumRef ref) {
            return constants.get(ref.name()).get((String) value);
        } else if (type instanceof Type.ArrayType array) {
            List<Object> list = new ArrayList<>();
            ((List<?>) value).forEach(element -> list.add(toDomain(array.element(), element)));
            return list;
        } else if (type instanceof Type.MapType map) {
            Map<Object, Object> copy = new LinkedHashMap<>();
            ((Map<?, ?>) value).forEach((key, v) -> copy.put(key, toDomain(map.value(), v)));
            return copy;
        }
        return value;
    }

    private Object fromDomain(Type type, Object value) {
        if (value == null) {
            return null;
        } else if (type instanceof Type.OptionalType optional) {
            return fromDomain(optional.type(), value);
        } else if (type instanceof Type.RecordRef ref) {
            return fromBean(schema.record(ref.name()), value);
        } else if (type instanceof Type.EnumRef) {
            return value instanceof Enum<?> constant ? symbols.get(constant) : value;
        } else if (type instanceof Type.ArrayType array) {
            List<Object> list = new ArrayList<>();
            ((List<?>) value).forEach(element -> list.add(fromDomain(array.element(), element)));
            return list;
        } else if (type instanceof Type.MapType map) {
            Map<Object, Object> copy = new LinkedHashMap<>();
            ((Map<?, ?>) value).forEach((key, v) -> copy.put(key, fromDomain(map.value(), v)));
            return copy;
        }
        return value;
    }

    private static Bean bean(RecordDefinition record, JavaNames names, ClassLoader loader)
            throws ReflectiveOperationException {
        Class<?> type = loader.loadClass(names.qualifiedClassName(record.name()));
        MethodHandles.Lookup lookup = MethodHandles.publicLookup();
        List<MethodHandle> getters = new ArrayList<>();
        List<MethodHandle> setters = new ArrayList<>();
        for (Field field : record.fields()) {
            var getter = type.getMethod(names.getter(record.name(), field));
            getters.add(lookup.unreflect(getter));
            setters.add(lookup.unreflect(type.getMethod(names.setter(record.name(), field), getter.getReturnType())));
        }
        return new Bean(lookup.unreflectConstructor(type.getConstructor()), getters, setters);
    }

    private void readConstants(EnumDefinition enumeration, JavaNames names, ClassLoader loader)
            throws ReflectiveOperationException {
        Class<?> type = loader.loadClass(names.qualifiedClassName(enumeration.name()));
        Map<String, Enum<?>> bySymbol = new HashMap<>();
        for (String symbol : enumeration.symbols()) {
            Enum<?> constant = (Enum<?>)
                    type.getField(names.constant(enumeration.name(), symbol)).get(null);
            bySymbol.put(symbol, constant);
            symbols.put(constant, symbol);
        }
        constants.put(enumeration.name(), bySymbol);
    }

    private record Bean(MethodHandle constructor, List<MethodHandle> getters, List<MethodHandle> setters) {}
}
