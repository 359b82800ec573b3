package io.wirecost.codecs.jackson;

import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Type;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Gives properties and enum constants of the domain classes, which carry no annotations, the schema's names on the wire,
 * in the schema's order. A property of type null has no name: it is always absent.
 */
final class SchemaNames extends NopAnnotationIntrospector {
    private static final long serialVersionUID = 1;

    /** By class, then by getter, setter or constant: the schema's name. */
    private final transient Map<String, Map<String, String>> names = new HashMap<>();

    private final transient Map<String, String[]> orders = new HashMap<>();

    SchemaNames(Binding<?> binding) {
        JavaNames java = binding.names();
        binding.schema().records().forEach(r -> addRecord(r, java));
        binding.schema().enums().forEach(e -> addEnum(e, java));
    }

    private void addRecord(RecordDefinition record, JavaNames java) {
        List<Field> fields = record.fields().stream()
                .filter(f -> f.type() != Type.Primitive.NULL)
                .toList();
        Map<String, String> accessors = new HashMap<>();
        for (Field field : fields) {
            accessors.put(java.getter(record.name(), field), field.name());
            accessors.put(java.setter(record.name(), field), field.name());
        }
        names.put(java.qualifiedClassName(record.name()), accessors);
        orders.put(
                java.qualifiedClassName(record.name()),
                fields.stream().map(Field::name).toArray(String[]::new));
    }

    private void addEnum(EnumDefinition enumeration, JavaNames java) {
        Map<String, String> constants = new HashMap<>();
        enumeration.symbols().forEach(s -> constants.put(java.constant(enumeration.name(), s), s));
        names.put(java.qualifiedClassName(enumeration.name()), constants);
    }

    @Override
    public PropertyName findNameForSerialization(Annotated accessor) {
        return name(accessor);
    }

    @Override
    public PropertyName findNameForDeserialization(Annotated accessor) {
        return name(accessor);
    }

    private PropertyName name(Annotated accessor) {
        if (!(accessor instanceof AnnotatedMethod method)) {
            return null;
        }
        String found = names.getOrDefault(method.getDeclaringClass().getName(), Map.of())
                .get(method.getName());
        return found == null ? null : PropertyName.construct(found);
    }

    @Override
    public String[] findSerializationPropertyOrder(AnnotatedClass type) {
        return orders.get(type.getName());
    }

    @Override
    public String[] findEnumValues(MapperConfig<?> config, AnnotatedClass type, Enum<?>[] constants, String[] found) {
        Map<String, String> symbols = names.getOrDefault(type.getName(), Map.of());
        for (int i = 0; i < constants.length; i++) {
            found[i] = symbols.get(constants[i].name());
        }
        return found;
    }
}
