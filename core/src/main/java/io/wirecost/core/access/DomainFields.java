package io.wirecost.core.access;

import io.wirecost.core.dataset.FieldPath;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Schema;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.List;

/**
 * Reads a few fields of a domain object: what a filter pays after everything was decoded. Fast enough to be timed.
 *
 * @param <T> the domain class of the root record
 */
public final class DomainFields<T> {
    private final MethodHandle reader;

    /**
     * @param loader where the domain classes that {@link JavaNames} names are found
     * @throws IllegalArgumentException if the schema has no such path, see {@link FieldPath#steps}
     */
    public DomainFields(Schema schema, ClassLoader loader, List<FieldPath> paths) {
        JavaNames names = new JavaNames(schema);
        try {
            this.reader = FieldHandles.reader(schema, paths, step -> {
                String record = step.record().name();
                Class<?> type = loader.loadClass(names.qualifiedClassName(record));
                return MethodHandles.publicLookup().unreflect(type.getMethod(names.getter(record, step.field())));
            });
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the domain classes do not belong to this schema", e);
        }
    }

    private DomainFields(MethodHandle reader) {
        this.reader = reader;
    }

    /**
     * Reads domain objects by static methods, for classes whose names only the compiler knows.
     *
     * @param methods a class with the methods that {@link NativeFields} names
     * @throws IllegalArgumentException if the schema has no such path
     */
    public static <T> DomainFields<T> ofMethods(Schema schema, Class<?> methods, List<FieldPath> paths) {
        return new DomainFields<>(new NativeFields(schema, methods, paths).reader());
    }

    /** The values of the paths in their order, as the getters have them; null where a field or what holds it is absent. */
    public Object[] read(T object) {
        return FieldHandles.read(reader, object);
    }
}
