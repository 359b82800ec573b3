package io.wirecost.core.codec;

import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The domain classes of a schema with its names, for libraries that reflect on them. The plain classes carry no
 * annotations, so a library is told the names through its own hooks.
 */
public final class DomainClasses {
    private final Map<Class<?>, List<Property>> beans = new LinkedHashMap<>();
    private final Map<Class<?>, Map<String, Enum<?>>> enums = new LinkedHashMap<>();
    private final Map<Member, Property> properties = new HashMap<>();
    private final Map<Member, Type> types = new HashMap<>();

    DomainClasses(Schema schema, ClassLoader loader) {
        JavaNames java = new JavaNames(schema);
        try {
            for (RecordDefinition record : schema.records().toList()) {
                addBean(record, java, loader.loadClass(java.qualifiedClassName(record.name())));
            }
            for (EnumDefinition enumeration : schema.enums().toList()) {
                addEnum(enumeration, java, loader.loadClass(java.qualifiedClassName(enumeration.name())));
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the domain classes do not belong to this schema", e);
        }
    }

    private void addBean(RecordDefinition record, JavaNames java, Class<?> type) throws ReflectiveOperationException {
        List<Property> bean = new ArrayList<>();
        for (Field field : record.fields()) {
            if (field.type() != Type.Primitive.NULL) {
                var held = type.getDeclaredField(java.property(record.name(), field.name()));
                Property property = new Property(
                        field.name(),
                        field.wireName(),
                        held,
                        type.getMethod(java.getter(record.name(), field)),
                        type.getMethod(java.setter(record.name(), field), held.getType()));
                bean.add(property);
                property.members().forEach(member -> properties.put(member, property));
                property.members().forEach(member -> types.put(member, field.type()));
            }
        }
        beans.put(type, List.copyOf(bean));
    }

    private void addEnum(EnumDefinition enumeration, JavaNames java, Class<?> type)
            throws ReflectiveOperationException {
        Map<String, Enum<?>> constants = new LinkedHashMap<>();
        for (String symbol : enumeration.symbols()) {
            var constant = type.getField(java.constant(enumeration.name(), symbol));
            constants.put(symbol, (Enum<?>) constant.get(null));
        }
        enums.put(type, Collections.unmodifiableMap(constants));
    }

    /** Every class, records before enums, each in the order of the schema, for libraries that want to know them ahead. */
    public List<Class<?>> all() {
        return Stream.<Class<?>>concat(beans.keySet().stream(), enums.keySet().stream())
                .toList();
    }

    /** Every class of a record, with its properties in the order of the schema; those of type null are left out. */
    public Map<Class<?>, List<Property>> beans() {
        return Collections.unmodifiableMap(beans);
    }

    /** Every enum, with its constants by the schema's symbol. */
    public Map<Class<?>, Map<String, Enum<?>>> enums() {
        return Collections.unmodifiableMap(enums);
    }

    /** The enums with a constant that Java names otherwise, for libraries that have no annotation for it. */
    public Map<Class<?>, Map<String, Enum<?>>> renamedEnums() {
        Map<Class<?>, Map<String, Enum<?>>> renamed = new LinkedHashMap<>(enums);
        renamed.values()
                .removeIf(constants -> constants.entrySet().stream()
                        .allMatch(e -> e.getKey().equals(e.getValue().name())));
        return renamed;
    }

    /** Returns whether an element of some list or map may be absent, for libraries that leave absent ones out. */
    public boolean haveAbsentElements() {
        return types.values().stream().anyMatch(type -> hasAbsent(type, true));
    }

    /** The same of maps alone, for libraries that keep what is absent in a list. */
    public boolean haveAbsentMapValues() {
        return types.values().stream().anyMatch(type -> hasAbsent(type, false));
    }

    private static boolean hasAbsent(Type type, boolean inLists) {
        return switch (type.form()) {
            case LEAF, RECORD -> false;
            case ARRAY -> (inLists && type.element().mayBeAbsent()) || hasAbsent(type.element(), inLists);
            case MAP -> type.element().mayBeAbsent() || hasAbsent(type.element(), inLists);
            case OPTIONAL -> hasAbsent(type.element(), inLists);
        };
    }

    /**
     * Returns the property that a private field, getter or setter stands for. Empty for any other member, and for a
     * property of type null, which is always absent.
     */
    public Optional<Property> property(Member member) {
        return Optional.ofNullable(properties.get(member));
    }

    /** The schema's type of the field that a private field, getter or setter stands for; empty for any other member. */
    public Optional<Type> type(Member member) {
        return Optional.ofNullable(types.get(member));
    }

    /**
     * Returns the schema's type of the values that a private field, getter or setter holds, however deep they lie in
     * lists and maps. One Java class may stand for several types of the schema. Empty for any other member, and for one
     * of records.
     */
    public Optional<Type.Leaf> leaf(Member member) {
        return type(member).flatMap(DomainClasses::leaf);
    }

    private static Optional<Type.Leaf> leaf(Type type) {
        return switch (type.form()) {
            case LEAF -> type.asLeaf();
            case RECORD -> Optional.empty();
            case ARRAY, MAP, OPTIONAL -> leaf(type.element());
        };
    }

    /**
     * One property of a domain class.
     *
     * @param name the schema's name
     * @param wireName what stands for it in a self-describing format
     */
    public record Property(String name, String wireName, java.lang.reflect.Field field, Method getter, Method setter) {
        /** The Java type with its parameters. */
        public java.lang.reflect.Type type() {
            return field.getGenericType();
        }

        private List<Member> members() {
            return List.of(field, getter, setter);
        }
    }
}
