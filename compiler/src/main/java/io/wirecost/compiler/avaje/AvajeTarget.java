package io.wirecost.compiler.avaje;

import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.JavaSources;
import io.wirecost.compiler.target.Javac;
import io.wirecost.compiler.target.Target;
import io.wirecost.compiler.target.Toolchain;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Names;
import io.wirecost.core.schema.Schema;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Emits a mix-in for each domain class, from which avaje's annotation processor makes an adapter that works on the
 * domain class itself.
 */
public final class AvajeTarget implements Target {
    private static final String ID = "avaje";

    /** Package of the mix-ins. */
    static final String PACKAGE = GeneratedCode.targetPackage(ID);

    private static final String COMPONENT = "NestedAdapters";

    @Override
    public String id() {
        return ID;
    }

    /** Avaje's generator copies a key into Java without escapes, so that a quote in it would end the literal. */
    @Override
    public Optional<String> refuses(Schema schema) {
        return Refusal.ofKeys(
                        schema,
                        key -> !Names.isPlainKey(key),
                        "is empty, not all printable ASCII, or has a quote or backslash: avaje's generator writes it into Java"
                                + " as it is")
                .map(Refusal::reason);
    }

    @Override
    public Emission emit(Schema schema) {
        refuses(schema).ifPresent(reason -> {
            throw new IllegalArgumentException(reason);
        });
        JavaNames names = new JavaNames(schema);
        Map<String, String> sources = new TreeMap<>();
        for (RecordDefinition record : schema.records().toList()) {
            new MixInEmitter(names, record).emitInto(sources);
        }
        sources.put(PACKAGE + "." + COMPONENT, component(sources.keySet()));
        return new Emission(Optional.empty(), JavaSources.of(sources), List.of());
    }

    /** What registers the adapters of our own; those that avaje generates register themselves. */
    private static String component(Set<String> classes) {
        SourceWriter out = new SourceWriter();
        out.line("package " + PACKAGE + ";").line("");
        out.line("public final class %s implements io.avaje.jsonb.spi.JsonbComponent {", COMPONENT);
        out.line("@java.lang.Override").line("public void register(io.avaje.jsonb.Jsonb.Builder builder) {");
        classes.stream()
                .filter(name -> !name.endsWith(MixInEmitter.SUFFIX))
                .forEach(name -> out.line("builder.add(%s.class, %s::new);", name, name));
        return out.line("}").line("}").toString();
    }

    @Override
    public Toolchain toolchain() {
        return new Javac(List.of("io.avaje.jsonb.generator.JsonbProcessor"));
    }

    @Override
    public List<String> libraries() {
        return List.of("io.avaje.jsonb.Jsonb", "io.avaje.json.JsonReader", "io.avaje.jsonb.generator.JsonbProcessor");
    }
}
