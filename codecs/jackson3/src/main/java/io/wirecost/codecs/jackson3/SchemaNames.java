package io.wirecost.codecs.jackson3;

import io.wirecost.core.codec.DomainClasses;
import io.wirecost.core.codec.DomainClasses.Property;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.PropertyName;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.AnnotatedMethod;
import tools.jackson.databind.introspect.NopAnnotationIntrospector;

/** Stands in for annotations: the schema's names, in the schema's order. */
final class SchemaNames extends NopAnnotationIntrospector {
    private static final long serialVersionUID = 1;

    private final transient DomainClasses classes;

    SchemaNames(DomainClasses classes) {
        this.classes = classes;
    }

    @Override
    public PropertyName findNameForSerialization(MapperConfig<?> config, Annotated accessor) {
        return name(accessor);
    }

    @Override
    public PropertyName findNameForDeserialization(MapperConfig<?> config, Annotated accessor) {
        return name(accessor);
    }

    private PropertyName name(Annotated accessor) {
        return accessor instanceof AnnotatedMethod method
                ? classes.property(method.getAnnotated())
                        .map(Property::wireName)
                        .map(PropertyName::construct)
                        .orElse(null)
                : null;
    }

    @Override
    public String[] findSerializationPropertyOrder(MapperConfig<?> config, AnnotatedClass type) {
        List<Property> properties = classes.beans().getOrDefault(type.getRawType(), List.of());
        return properties.stream().map(Property::wireName).toArray(String[]::new);
    }

    @Override
    public String[] findEnumValues(MapperConfig<?> config, AnnotatedClass type, Enum<?>[] constants, String[] found) {
        Map<String, Enum<?>> symbols = classes.enums().getOrDefault(type.getRawType(), Map.of());
        symbols.forEach((symbol, constant) -> found[constant.ordinal()] = symbol);
        return found;
    }
}
