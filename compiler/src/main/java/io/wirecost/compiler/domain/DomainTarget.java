package io.wirecost.compiler.domain;

import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.JavaSources;
import io.wirecost.compiler.target.Target;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.DefinitionCases;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Schema;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Emits the domain classes: plain mutable beans that use the JDK only. */
public final class DomainTarget implements Target {
    @Override
    public String id() {
        return CodecInfo.DOMAIN_TARGET;
    }

    @Override
    public Emission emit(Schema schema) {
        JavaNames names = new JavaNames(schema);
        Map<String, String> sources = new TreeMap<>();
        for (Definition definition : schema.definitions()) {
            String source = definition.match(new DefinitionCases<>(
                    record -> new BeanEmitter(names, record).emit(),
                    enumeration -> EnumEmitter.emit(names, enumeration)));
            sources.put(names.qualifiedClassName(definition.name()), source);
        }
        List<String> notes = names.renamed().entrySet().stream()
                .map(e -> e.getKey() + " is named " + e.getValue())
                .toList();
        return new Emission(Optional.empty(), JavaSources.of(sources), notes);
    }
}
