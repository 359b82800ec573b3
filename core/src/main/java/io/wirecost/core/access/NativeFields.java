package io.wirecost.core.access;

import io.wirecost.core.dataset.FieldPath;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Reads a few fields of a library's own view of a message, each converted as the domain has it, without looking at the
 * others. The compiler emits the static methods for this into the mappers of formats that are read in place. One method
 * finds the root record. One method for each field of each record returns a leaf's domain value or the view of an inner
 * record; it returns null if the field is absent.
 */
public final class NativeFields {
    /** Name of the emitted method from the native object to the view of the root record. */
    public static final String ROOT_METHOD = "viewOfRoot";

    private final MethodHandle reader;

    /**
     * @param mapper the emitted mapper
     * @throws IllegalArgumentException if the schema has no such path, see {@link FieldPath#steps}
     */
    public NativeFields(Schema schema, Class<?> mapper, List<FieldPath> paths) {
        Map<String, Method> methods = Arrays.stream(mapper.getMethods())
                .filter(method -> method.getDeclaringClass() == mapper)
                .collect(Collectors.toMap(Method::getName, Function.identity(), (a, bridge) -> a));
        try {
            MethodHandle root = unreflect(methods, ROOT_METHOD);
            MethodHandle fields = FieldHandles.reader(
                    schema, paths, step -> unreflect(methods, method(schema, step.record(), step.field())));
            this.reader = MethodHandles.filterArguments(fields, 0, FieldHandles.untyped(root));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the mapper does not belong to this schema", e);
        }
    }

    /** Name of the emitted method that reads a field of a record: made of their places in the schema, not of names. */
    public static String method(Schema schema, RecordDefinition record, Field field) {
        return "field%d_%d"
                .formatted(
                        schema.records().toList().indexOf(record),
                        record.fields().indexOf(field));
    }

    private static MethodHandle unreflect(Map<String, Method> methods, String name)
            throws ReflectiveOperationException {
        Method method = methods.get(name);
        if (method == null) {
            throw new NoSuchMethodException(name);
        }
        return MethodHandles.publicLookup().unreflect(method);
    }

    MethodHandle reader() {
        return reader;
    }

    /** The values of the paths in their order. */
    public Object[] read(Object nativeObject) {
        return FieldHandles.read(reader, nativeObject);
    }
}
