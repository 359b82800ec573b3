package io.wirecost.compiler.domain;

import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.JavaSources;
import io.wirecost.compiler.target.Javac;
import io.wirecost.compiler.target.Target;
import io.wirecost.compiler.target.Toolchain;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Schema;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Emits the domain classes: mutable beans that use the JDK only, but for the annotations of a {@link BeanStyle}. */
public final class DomainTarget implements Target {
    private final BeanStyle style;

    /** Plain beans. */
    public DomainTarget() {
        this(new Plain());
    }

    /** Beans as users of a library write them. */
    public DomainTarget(BeanStyle style) {
        this.style = style;
    }

    @Override
    public String id() {
        return style.target();
    }

    @Override
    public List<String> libraries() {
        return style.libraries();
    }

    @Override
    public Toolchain toolchain() {
        return new Javac(style.processors());
    }

    @Override
    public Optional<String> refusalReason(Schema schema) {
        return style.refusalReason(schema);
    }

    @Override
    public Emission emit(Schema schema) {
        refusalReason(schema).ifPresent(reason -> {
            throw new IllegalArgumentException(reason);
        });
        JavaNames names = new JavaNames(schema);
        Map<String, String> sources = new TreeMap<>();
        schema.records()
                .forEach(record -> sources.put(
                        names.qualifiedClassName(record.name()), new BeanEmitter(style, names, record).emit()));
        schema.enums()
                .forEach(enumeration -> sources.put(
                        names.qualifiedClassName(enumeration.name()),
                        DomainEnumEmitter.emit(style, names, enumeration)));
        sources.putAll(style.helpers(schema, names));
        List<String> notes = names.renamed().entrySet().stream()
                .map(e -> e.getKey() + " is named " + e.getValue())
                .toList();
        return new Emission(Optional.empty(), JavaSources.of(sources), notes);
    }

    private record Plain() implements BeanStyle {
        @Override
        public String target() {
            return CodecInfo.DOMAIN_TARGET;
        }

        @Override
        public List<String> libraries() {
            return List.of();
        }
    }
}
