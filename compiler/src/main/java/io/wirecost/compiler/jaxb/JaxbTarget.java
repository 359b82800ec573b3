package io.wirecost.compiler.jaxb;

import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.compiler.lower.Lowering;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Traits;
import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.JavaSources;
import io.wirecost.compiler.target.Target;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.schema.Schema;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Emits classes with JAXB's annotations, whose XML has the schema's names, and the mapper on top of those. */
public final class JaxbTarget implements Target {
    private static final String ID = "jaxb";

    /** Package of the annotated classes. */
    static final String PACKAGE = GeneratedCode.targetPackage(ID);

    /** What the annotated classes can hold. */
    public static final Traits TRAITS = new Traits(true, false, true, false);

    @Override
    public String id() {
        return ID;
    }

    @Override
    public Emission emit(Schema schema) {
        Lowered lowered = Lowering.lower(schema, TRAITS, new JaxbNaming());
        Map<String, String> sources = new TreeMap<>();
        for (Message message : lowered.messages()) {
            sources.put(JaxbTypes.className(message), new ClassEmitter(lowered, message).emit());
        }
        for (LoweredEnum enumeration : lowered.enums()) {
            sources.put(JaxbTypes.className(enumeration), ClassEmitter.emit(enumeration));
        }
        sources.put(GeneratedCode.mapperClass(ID), new JaxbMapperEmitter(lowered).emit());
        return new Emission(Optional.empty(), JavaSources.of(sources), lowered.notes());
    }

    @Override
    public List<String> libraries() {
        return List.of("jakarta.xml.bind.annotation.XmlType");
    }
}
