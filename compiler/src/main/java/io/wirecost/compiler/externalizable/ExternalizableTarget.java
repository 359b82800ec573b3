package io.wirecost.compiler.externalizable;

import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.JavaSources;
import io.wirecost.compiler.target.Target;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Schema;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Emits classes that write and read their own fields for Java's object streams, and the mapper on top of those. */
public final class ExternalizableTarget implements Target {
    private static final String ID = "externalizable";

    /** Package of the emitted classes. */
    static final String PACKAGE = GeneratedCode.targetPackage(ID);

    @Override
    public String id() {
        return ID;
    }

    @Override
    public Emission emit(Schema schema) {
        NativeTypes types = new NativeTypes(schema);
        Map<String, String> sources = new TreeMap<>();
        for (RecordDefinition record : schema.records().toList()) {
            sources.put(types.className(record.name()), new ClassEmitter(types, record).emit());
        }
        sources.put(NativeTypes.SHARED, SharedEmitter.emit(types));
        sources.put(GeneratedCode.mapperClass(ID), new ExternalizableMapperEmitter(types).emit());
        List<String> notes = types.names().renamed().entrySet().stream()
                .map(e -> e.getKey() + " is named " + e.getValue())
                .toList();
        return new Emission(Optional.empty(), JavaSources.of(sources), notes);
    }
}
