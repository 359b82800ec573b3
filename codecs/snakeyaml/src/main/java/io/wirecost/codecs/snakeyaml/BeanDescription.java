package io.wirecost.codecs.snakeyaml;

import io.wirecost.core.codec.DomainClasses.Property;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.yaml.snakeyaml.TypeDescription;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.SequenceNode;
import org.yaml.snakeyaml.nodes.Tag;

/** A bean's properties under the schema's names, in its order. The tag of a plain map keeps the class out of messages. */
final class BeanDescription extends TypeDescription {
    /** Types of lists and maps in lists and maps, of which SnakeYAML by itself knows no more than that they are such. */
    private final Map<String, Type> nested = new HashMap<>();

    BeanDescription(Class<?> bean, List<Property> properties) {
        super(bean, Tag.MAP);
        for (Property property : properties) {
            String name = property.wireName();
            Class<?>[] arguments =
                    arguments(property.type()).map(BeanDescription::raw).toArray(Class<?>[]::new);
            substituteProperty(
                    name,
                    property.field().getType(),
                    property.getter().getName(),
                    property.setter().getName(),
                    arguments);
            if (arguments(property.type()).anyMatch(ParameterizedType.class::isInstance)) {
                nested.put(name, property.type());
            }
        }
        setIncludes(properties.stream().map(Property::wireName).toArray(String[]::new));
    }

    @Override
    public boolean setupPropertyType(String name, Node value) {
        Type type = nested.get(name);
        if (type != null) {
            setType(value, type);
        }
        return type != null;
    }

    private static void setType(Node node, Type type) {
        node.setType(raw(type));
        if (type instanceof ParameterizedType list && node instanceof SequenceNode sequence) {
            for (Node element : sequence.getValue()) {
                setType(element, list.getActualTypeArguments()[0]);
            }
        } else if (type instanceof ParameterizedType map && node instanceof MappingNode mapping) {
            for (NodeTuple entry : mapping.getValue()) {
                setType(entry.getKeyNode(), map.getActualTypeArguments()[0]);
                setType(entry.getValueNode(), map.getActualTypeArguments()[1]);
            }
        }
    }

    private static Stream<Type> arguments(Type type) {
        return type instanceof ParameterizedType generic ? Stream.of(generic.getActualTypeArguments()) : Stream.of();
    }

    private static Class<?> raw(Type type) {
        return (Class<?>) (type instanceof ParameterizedType generic ? generic.getRawType() : type);
    }
}
