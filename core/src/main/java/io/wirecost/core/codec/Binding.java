package io.wirecost.core.codec;

import io.wirecost.core.access.NativeFields;
import io.wirecost.core.dataset.FieldPath;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.DomainMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The knowledge that a codec gets of one schema: the model, the domain classes, and the code generated for its target.
 *
 * @param <T> the domain class of the root record
 */
public final class Binding<T> {
    private final Schema schema;
    private final String target;
    private final ClassLoader loader;
    private final DomainMapper<T> domain;
    private final SafetyLimits safetyLimits;

    /**
     * Creates a binding for trusted data, with safety limits lifted.
     *
     * @param target the compiler's target whose generated code the codec uses; {@code java} for the domain classes alone
     * @param loader where the generated classes are found
     */
    public Binding(Schema schema, String target, ClassLoader loader) {
        this(schema, target, loader, new DomainMapper<>(schema, loader), SafetyLimits.LIFTED);
    }

    private Binding(
            Schema schema, String target, ClassLoader loader, DomainMapper<T> domain, SafetyLimits safetyLimits) {
        this.schema = schema;
        this.target = target;
        this.loader = loader;
        this.domain = domain;
        this.safetyLimits = safetyLimits;
    }

    /** The same, for codecs that are to be opened with other safety limits. */
    public Binding<T> with(SafetyLimits limits) {
        return new Binding<>(schema, target, loader, domain, limits);
    }

    /**
     * Returns whether a codec has to lift its library's safety limits when it is opened, or to leave them as they are
     * shipped.
     */
    public boolean liftsSafetyLimits() {
        return safetyLimits == SafetyLimits.LIFTED;
    }

    public Schema schema() {
        return schema;
    }

    /** Which Java names stand for which names of the schema, for libraries that reflect on the domain classes. */
    public JavaNames names() {
        return new JavaNames(schema);
    }

    /** The domain classes with the schema's names, for libraries that take names through hooks of their own. */
    public DomainClasses classes() {
        return new DomainClasses(schema, loader);
    }

    public Class<T> domainClass() {
        return domain.rootClass();
    }

    /** Neutral values to domain objects and back; for harness and tests, not for codecs. */
    public DomainMapper<T> domain() {
        return domain;
    }

    public ClassLoader loader() {
        return loader;
    }

    /** A new instance of the target's emitted mapper. */
    @SuppressWarnings("unchecked") // the emitted mapper is for T; a codec knows the native classes of its own target
    public <W, R> NativeMapper<T, W, R> mapper() {
        return (NativeMapper<T, W, R>) newMapper();
    }

    /** A new instance of the target's emitted mapper, for targets whose library has no objects of its own. */
    @SuppressWarnings("unchecked") // as above: a codec knows its library's writer and reader
    public <W, R> StreamMapper<T, W, R> streamMapper() {
        return (StreamMapper<T, W, R>) newMapper();
    }

    /**
     * Reads these fields of the target's native object as it is read, for targets whose format is read in place.
     *
     * @throws IllegalArgumentException if the schema has no such path
     */
    public NativeFields nativeFields(List<FieldPath> paths) {
        return new NativeFields(schema, mapperClass(), paths);
    }

    private Object newMapper() {
        try {
            return mapperClass().getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the mapper of target " + target + " cannot be made", e);
        }
    }

    private Class<?> mapperClass() {
        try {
            return loader.loadClass(GeneratedCode.mapperClass(target));
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("no mapper was generated for target " + target, e);
        }
    }

    /** The text of the target's own schema. */
    public String derivedSchema() {
        try (InputStream in = loader.getResourceAsStream(GeneratedCode.schemaResource(target))) {
            if (in == null) {
                throw new IllegalStateException("no schema was derived for target " + target);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException("cannot read the derived schema of target " + target, e);
        }
    }
}
