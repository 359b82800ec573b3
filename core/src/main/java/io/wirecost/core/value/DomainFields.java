package io.wirecost.core.value;

import io.wirecost.core.dataset.FieldPath;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Schema;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.List;
import java.util.Objects;

/**
 * Reads a few fields of a domain object: what a filter pays after everything was decoded. One composed method handle reads
 * them all, so that it costs little more than the getters when it is timed.
 *
 * @param <T> the domain class of the root record
 */
public final class DomainFields<T> {
    private static final MethodType GETTER = MethodType.methodType(Object.class, Object.class);
    private static final MethodType READER = MethodType.methodType(Object[].class, Object.class);

    private final MethodHandle reader;

    /**
     * @param loader where the domain classes that {@link JavaNames} names are found
     * @throws IllegalArgumentException if the schema has no such path, see {@link FieldPath#steps}
     */
    public DomainFields(Schema schema, ClassLoader loader, List<FieldPath> paths) {
        List<List<FieldPath.Step>> ways =
                paths.stream().map(path -> path.steps(schema)).toList();
        JavaNames names = new JavaNames(schema);
        MethodHandle[] getters = new MethodHandle[paths.size()];
        try {
            for (int i = 0; i < getters.length; i++) {
                getters[i] = getter(ways.get(i), names, loader);
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the domain classes do not belong to this schema", e);
        }
        MethodHandle array = MethodHandles.identity(Object[].class).asCollector(Object[].class, getters.length);
        reader = MethodHandles.permuteArguments(
                MethodHandles.filterArguments(array, 0, getters), READER, new int[getters.length]);
    }

    /** The values of the paths in their order, as the getters have them; null where a field or what holds it is absent. */
    public Object[] read(T object) {
        try {
            return (Object[]) reader.invokeExact((Object) object);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException("a getter of a domain class threw a checked exception", e);
        }
    }

    private static MethodHandle getter(List<FieldPath.Step> way, JavaNames names, ClassLoader loader)
            throws ReflectiveOperationException {
        MethodHandle whole = MethodHandles.identity(Object.class);
        for (FieldPath.Step step : way) {
            String record = step.record().name();
            Class<?> type = loader.loadClass(names.qualifiedClassName(record));
            MethodHandle getter = MethodHandles.publicLookup()
                    .unreflect(type.getMethod(names.getter(record, step.field())))
                    .asType(GETTER);
            whole = MethodHandles.filterReturnValue(whole, unlessNull(getter));
        }
        return whole;
    }

    private static MethodHandle unlessNull(MethodHandle getter) throws ReflectiveOperationException {
        MethodHandle isNull = MethodHandles.publicLookup()
                .findStatic(Objects.class, "isNull", MethodType.methodType(boolean.class, Object.class));
        return MethodHandles.guardWithTest(isNull, MethodHandles.identity(Object.class), getter);
    }
}
