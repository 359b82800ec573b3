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
import java.util.function.UnaryOperator;

/**
 * Turns neutral values into beans and back, by reflection on their classes.
 *
 * @param <T> the domain class of the root record
 */
public final class BeanMapper<T> implements DomainMapper<T> {
    private final Schema schema;
    private final Class<T> rootClass;
    private final Map<String, Bean> beans = new HashMap<>();
    private final Map<String, Map<String, Enum<?>>> constants = new HashMap<>();
    private final Map<Enum<?>, String> symbols = new HashMap<>();

    /** @param loader where the domain classes that {@link JavaNames} names are found */
    @SuppressWarnings("unchecked") // the root's domain class is T by the naming rule
    public BeanMapper(Schema schema, ClassLoader loader) {
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

    @Override
    public Class<T> rootClass() {
        return rootClass;
    }

    @Override
    public T toDomain(RecordValue value) {
        return rootClass.cast(toBean(schema.root(), value));
    }

    @Override
    public RecordValue fromDomain(T object) {
        return object == null ? null : fromBean(schema.root(), object);
    }

    private Object toBean(RecordDefinition record, RecordValue value) {
        Bean bean = beans.get(record.name());
        try {
            Object object = bean.constructor.invoke();
            for (int i = 0; i < bean.setters.size(); i++) {
                bean.setters.get(i).invoke(object, part(record.fields().get(i).type(), value.get(i)));
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

    @Override
    public Object toDomain(Type.Leaf type, Object value) {
        return part(type, value);
    }

    @Override
    public boolean same(T one, T other) {
        return one.equals(other);
    }

    private Object part(Type type, Object value) {
        if (value == null) {
            return null;
        }
        return switch (type.form()) {
            case LEAF -> type.asEnum().isPresent() ? constants.get(type.name()).get((String) value) : value;
            case RECORD -> toBean(schema.record(type.name()), (RecordValue) value);
            case ARRAY -> list(value, element -> part(type.element(), element));
            case MAP -> map(value, element -> part(type.element(), element));
            case OPTIONAL -> part(type.element(), value);
        };
    }

    private Object fromDomain(Type type, Object value) {
        if (value == null) {
            return null;
        }
        return switch (type.form()) {
            case LEAF -> type.asEnum().isPresent() && value instanceof Enum<?> symbol ? symbols.get(symbol) : value;
            case RECORD -> fromBean(schema.record(type.name()), value);
            case ARRAY -> list(value, element -> fromDomain(type.element(), element));
            case MAP -> map(value, element -> fromDomain(type.element(), element));
            case OPTIONAL -> fromDomain(type.element(), value);
        };
    }

    private static List<Object> list(Object list, UnaryOperator<Object> element) {
        List<Object> copy = new ArrayList<>();
        ((List<?>) list).forEach(each -> copy.add(element.apply(each)));
        return copy;
    }

    private static Map<Object, Object> map(Object map, UnaryOperator<Object> element) {
        Map<Object, Object> copy = new LinkedHashMap<>();
        ((Map<?, ?>) map).forEach((key, each) -> copy.put(key, element.apply(each)));
        return copy;
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
