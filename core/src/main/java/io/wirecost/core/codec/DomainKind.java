package io.wirecost.core.codec;

import io.wirecost.core.access.DomainFields;
import io.wirecost.core.dataset.FieldPath;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.BeanMapper;
import io.wirecost.core.value.DomainMapper;
import java.util.List;
import java.util.Optional;

/** The domain objects that a codec is given: the one place where the runtimes that JVMs execute differ. */
public enum DomainKind {
    /** Mutable beans, as Java has them; {@link io.wirecost.core.schema.JavaNames} names their classes. */
    BEANS(CodecInfo.DOMAIN_TARGET) {
        @Override
        <T> DomainMapper<T> mapper(Schema schema, ClassLoader loader) {
            return new BeanMapper<>(schema, loader);
        }

        @Override
        <T> DomainFields<T> fields(Schema schema, ClassLoader loader, List<FieldPath> paths) {
            return new DomainFields<>(schema, loader, paths);
        }
    },
    /** Scala's case classes. The compiler alone knows their names, and emits their mapper with them. */
    CASE_CLASSES("scala") {
        @Override
        @SuppressWarnings("unchecked") // the emitted mapper is for T
        <T> DomainMapper<T> mapper(Schema schema, ClassLoader loader) {
            return (DomainMapper<T>) GeneratedCode.newMapper(target(), loader, Optional.empty());
        }

        @Override
        <T> DomainFields<T> fields(Schema schema, ClassLoader loader, List<FieldPath> paths) {
            return DomainFields.ofMethods(schema, GeneratedCode.mapper(target(), loader), paths);
        }
    };

    private final String target;

    DomainKind(String target) {
        this.target = target;
    }

    /** The domain objects of a codec's runtime. */
    public static DomainKind of(CodecInfo codec) {
        return of(codec.runtime());
    }

    /** The domain objects of a runtime; those of runtimes that no JVM executes are described as beans. */
    public static DomainKind of(String runtime) {
        return runtime.equals(CodecId.SCALA) ? CASE_CLASSES : BEANS;
    }

    /** Returns the compiler's target that emits the plain domain classes. */
    public String target() {
        return target;
    }

    /**
     * Returns whether a target emits the domain classes: plain, or with the annotations of a library, as {@code java-moshi} does.
     * Its codecs need no others.
     */
    public boolean isEmittedBy(String codeOf) {
        return codeOf.equals(target) || codeOf.startsWith(target + "-");
    }

    abstract <T> DomainMapper<T> mapper(Schema schema, ClassLoader loader);

    abstract <T> DomainFields<T> fields(Schema schema, ClassLoader loader, List<FieldPath> paths);
}
