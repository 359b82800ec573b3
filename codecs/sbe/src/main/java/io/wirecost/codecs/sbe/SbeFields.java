package io.wirecost.codecs.sbe;

import io.wirecost.core.access.NativeFields;
import io.wirecost.core.codec.FieldReader;
import io.wirecost.core.dataset.FieldPath;
import io.wirecost.core.schema.Schema;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.agrona.DirectBuffer;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Reads fields where they lie, with a decoder that it keeps. SBE puts a record's fields among those of the record around it,
 * so the compiler emits a method for each path from the root, and not for each field of a record.
 */
final class SbeFields implements FieldReader {
    private static final MethodType FIELD = MethodType.methodType(Object.class, Object.class);
    private static final MethodType READER = MethodType.methodType(Object[].class, Object.class);

    private final UnsafeBuffer received = new UnsafeBuffer();
    private final Function<DirectBuffer, Object> view;
    private final MethodHandle reader;

    private SbeFields(Function<DirectBuffer, Object> view, MethodHandle reader) {
        this.view = view;
        this.reader = reader;
    }

    /**
     * @param mapper the emitted mapper
     * @throws IllegalArgumentException if the schema has no such path, see {@link FieldPath#steps}
     */
    @SuppressWarnings("unchecked") // the emitted class takes a message to the view that its methods take
    static SbeFields of(Schema schema, Class<?> mapper, List<FieldPath> paths) {
        try {
            Class<?> fields = Class.forName(mapper.getName() + "$Fields", true, mapper.getClassLoader());
            return new SbeFields(
                    (Function<DirectBuffer, Object>) fields.getConstructor().newInstance(),
                    reader(schema, fields, paths));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the mapper does not belong to this schema", e);
        }
    }

    private static MethodHandle reader(Schema schema, Class<?> fields, List<FieldPath> paths)
            throws ReflectiveOperationException {
        Map<String, Method> methods = Arrays.stream(fields.getMethods())
                .collect(Collectors.toMap(Method::getName, Function.identity(), (a, overloaded) -> a));
        MethodHandle[] values = new MethodHandle[paths.size()];
        for (int i = 0; i < values.length; i++) {
            String name = paths.get(i).steps(schema).stream()
                    .map(step -> NativeFields.method(schema, step.record(), step.field()))
                    .collect(Collectors.joining("$"));
            values[i] =
                    MethodHandles.publicLookup().unreflect(methods.get(name)).asType(FIELD);
        }
        MethodHandle array = MethodHandles.identity(Object[].class).asCollector(Object[].class, values.length);
        return MethodHandles.permuteArguments(
                MethodHandles.filterArguments(array, 0, values), READER, new int[values.length]);
    }

    @Override
    public Object[] read(byte[] bytes) {
        received.wrap(bytes);
        try {
            return (Object[]) reader.invokeExact(view.apply(received));
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException("a generated getter threw a checked exception", e);
        }
    }
}
