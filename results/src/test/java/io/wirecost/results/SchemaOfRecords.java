package io.wirecost.results;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Makes the JSON Schema of records as {@link RunMapper} writes them: their components are the keys, those that are
 * optional may be absent, and what they mean is what the Javadoc says.
 */
final class SchemaOfRecords {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final Map<Class<?>, Class<?>> forms;
    private final FileRules rules;
    private final SourceComments comments;
    private final ObjectNode definitions = JSON.objectNode();

    /**
     * @param forms records that stand in the file instead of a type
     * @param rules what the types do not say
     */
    SchemaOfRecords(Map<Class<?>, Class<?>> forms, FileRules rules, SourceComments comments) {
        this.forms = forms;
        this.rules = rules;
        this.comments = comments;
    }

    ObjectNode document(String title, Class<? extends Record> root) {
        ObjectNode schema = JSON.objectNode()
                .put("$schema", "https://json-schema.org/draft/2020-12/schema")
                .put("title", title);
        schema.setAll(record(root.getSimpleName(), root));
        return schema.set("$defs", definitions);
    }

    private ObjectNode record(String name, Class<?> form) {
        ObjectNode schema =
                described(comment(form, name, "")).put("type", "object").put("additionalProperties", false);
        ArrayNode required = schema.putArray("required");
        ObjectNode properties = schema.putObject("properties");
        for (RecordComponent component : form.getRecordComponents()) {
            boolean optional = component.getType() == Optional.class;
            if (!optional) {
                required.add(component.getName());
            }
            properties.set(component.getName(), component(name, form, component, optional));
        }
        return rules.apply(name, schema);
    }

    private ObjectNode component(String name, Class<?> form, RecordComponent component, boolean optional) {
        Optional<String> comment = comment(form, name, "." + component.getName())
                .map(text -> optional ? text.replace("empty", "absent").replace("Empty", "Absent") : text);
        ObjectNode schema = described(comment);
        schema.setAll(type(component.getGenericType()));
        return rules.apply(name + "." + component.getName(), schema);
    }

    /** What the form says, or else the type that it stands for. */
    private Optional<String> comment(Class<?> form, String name, String component) {
        return comments.of(nameOf(form) + component).or(() -> comments.of(name + component));
    }

    private ObjectNode type(Type type) {
        if (type instanceof ParameterizedType several) {
            Type[] parts = several.getActualTypeArguments();
            if (several.getRawType() == Optional.class) {
                return type(parts[0]);
            }
            if (several.getRawType() == Map.class) {
                return JSON.objectNode().put("type", "object").set("additionalProperties", type(parts[1]));
            }
            ObjectNode array = JSON.objectNode().put("type", "array").set("items", type(parts[0]));
            return several.getRawType() == Set.class ? array.put("uniqueItems", true) : array;
        }
        return plain((Class<?>) type);
    }

    private ObjectNode plain(Class<?> type) {
        if (type == String.class) {
            return typed("string");
        } else if (type == boolean.class || type == Boolean.class) {
            return typed("boolean");
        } else if (type == int.class || type == Integer.class) {
            return typed("integer").put("minimum", 0).put("maximum", Integer.MAX_VALUE);
        } else if (type == long.class || type == Long.class) {
            return typed("integer").put("minimum", 0).put("maximum", Long.MAX_VALUE);
        } else if (type == double.class || type == Double.class) {
            return typed("number").put("minimum", 0).put("maximum", 1e300);
        }
        return definition(type);
    }

    private ObjectNode definition(Class<?> type) {
        String name = name(type);
        if (!definitions.has(name)) {
            definitions.putObject(name); // its place, and an end where types contain themselves
            definitions.set(name, defined(name, type));
        }
        return JSON.objectNode().put("$ref", "#/$defs/" + name);
    }

    private ObjectNode defined(String name, Class<?> type) {
        if (type.isEnum()) {
            return enumeration(name, type);
        }
        Class<?> form = forms.getOrDefault(type, type);
        return rules.word(type)
                .map(word -> described(comments.of(name)).<ObjectNode>setAll(word))
                .orElseGet(() -> record(name, form));
    }

    private ObjectNode enumeration(String name, Class<?> type) {
        String meanings = Stream.concat(
                        comments.of(name).stream(),
                        constants(type)
                                .flatMap(
                                        constant -> comments
                                                .of(name + "." + constant.name())
                                                .map(text -> constant.name() + ": " + text)
                                                .stream()))
                .collect(Collectors.joining(" "));
        return described(Optional.of(meanings))
                .set("enum", FileRules.texts(constants(type).map(Enum::name)));
    }

    private static Stream<Enum<?>> constants(Class<?> type) {
        return Arrays.stream(type.getEnumConstants()).map(constant -> (Enum<?>) constant);
    }

    /** The name of a type without its package, which is that of its form too. */
    private String name(Class<?> type) {
        Class<?> meant = forms.entrySet().stream()
                .filter(entry -> entry.getValue() == type)
                .<Class<?>>map(Map.Entry::getKey)
                .findFirst()
                .orElse(type);
        return nameOf(meant);
    }

    private static String nameOf(Class<?> type) {
        return type.getName().substring(type.getPackageName().length() + 1).replace('$', '.');
    }

    private static ObjectNode described(Optional<String> text) {
        ObjectNode schema = JSON.objectNode();
        text.ifPresent(words -> schema.put("description", words));
        return schema;
    }

    private static ObjectNode typed(String name) {
        return JSON.objectNode().put("type", name);
    }
}
