package io.wirecost.core.access;

import io.wirecost.core.dataset.FieldPath;
import io.wirecost.core.schema.Schema;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Composes the getters on the way to some fields into one method handle that reads them all. The JIT compiler sees
 * through the handle, so a timed read costs little more than the getters.
 */
final class FieldHandles {
    private static final MethodType GETTER = MethodType.methodType(Object.class, Object.class);
    private static final MethodType READER = MethodType.methodType(Object[].class, Object.class);

    private FieldHandles() {}

    /** How one field is read from the object that has it. */
    interface Getters {
        MethodHandle of(FieldPath.Step step) throws ReflectiveOperationException;
    }

    /**
     * Returns a handle that takes an object of the root record and returns the values of the paths. A value is null if
     * its field, or a record around the field, is absent.
     *
     * @throws IllegalArgumentException if the schema has no such path
     */
    static MethodHandle reader(Schema schema, List<FieldPath> paths, Getters getters)
            throws ReflectiveOperationException {
        List<MethodHandle> values = new ArrayList<>();
        for (FieldPath path : paths) {
            values.add(value(path.steps(schema), getters));
        }
        MethodHandle array = MethodHandles.identity(Object[].class).asCollector(Object[].class, values.size());
        MethodHandle filled = MethodHandles.filterArguments(array, 0, values.toArray(MethodHandle[]::new));
        return MethodHandles.permuteArguments(filled, READER, new int[values.size()]);
    }

    /** Calls what {@link #reader} made. */
    static Object[] read(MethodHandle reader, Object object) {
        try {
            return (Object[]) reader.invokeExact(object);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException("a generated getter threw a checked exception", e);
        }
    }

    /** A handle without its static types. */
    static MethodHandle untyped(MethodHandle getter) {
        return getter.asType(GETTER);
    }

    private static MethodHandle value(List<FieldPath.Step> way, Getters getters) throws ReflectiveOperationException {
        MethodHandle whole = untyped(getters.of(way.get(0)));
        for (FieldPath.Step step : way.subList(1, way.size())) {
            whole = MethodHandles.filterReturnValue(whole, unlessNull(untyped(getters.of(step))));
        }
        return whole;
    }

    private static MethodHandle unlessNull(MethodHandle getter) throws ReflectiveOperationException {
        MethodHandle isNull = MethodHandles.publicLookup()
                .findStatic(Objects.class, "isNull", MethodType.methodType(boolean.class, Object.class));
        return MethodHandles.guardWithTest(isNull, MethodHandles.identity(Object.class), getter);
    }
}
