package io.wirecost.codecs.jackson;

import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector;
import io.wirecost.core.codec.DomainClasses;
import io.wirecost.core.codec.DomainClasses.Property;
import java.util.List;
import java.util.Map;

/**
 * Gives properties and enum constants of the domain classes, which carry no annotations, the schema's names on the wire,
 * in the schema's order. A property of type null has no name: it is always absent. Formats whose derived schema renames
 * something override what a name is on the wire.
 */
class SchemaNames extends NopAnnotationIntrospector {
    private static final long serialVersionUID = 1;

    private final transient DomainClasses domain;

    SchemaNames(DomainClasses domain) {
        this.domain = domain;
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
        return accessor instanceof AnnotatedMethod method
                ? domain.property(method.getAnnotated())
                        .map(this::onWire)
                        .map(PropertyName::construct)
                        .orElse(null)
                : null;
    }

    @Override
    public String[] findSerializationPropertyOrder(AnnotatedClass type) {
        List<Property> properties = domain.beans().get(type.getRawType());
        return properties == null ? null : properties.stream().map(this::onWire).toArray(String[]::new);
    }

    @Override
    public String[] findEnumValues(MapperConfig<?> config, AnnotatedClass type, Enum<?>[] constants, String[] found) {
        Map<String, Enum<?>> symbols = domain.enums().getOrDefault(type.getRawType(), Map.of());
        symbols.forEach((symbol, constant) -> found[constant.ordinal()] = onWire(type.getRawType(), symbol));
        return found;
    }

    /** What a field is called on the wire. */
    String onWire(Property property) {
        return onWire(property.getter().getDeclaringClass(), property.name());
    }

    /** What a field or symbol of the schema is called on the wire. */
    String onWire(Class<?> holder, String name) {
        return name;
    }
}
