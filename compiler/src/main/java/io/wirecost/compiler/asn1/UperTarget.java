package io.wirecost.compiler.asn1;

import io.wirecost.compiler.emit.CarrierWords;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Lowering;
import io.wirecost.compiler.lower.Traits;
import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Emission.DerivedSchema;
import io.wirecost.compiler.target.JavaSources;
import io.wirecost.compiler.target.Target;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.schema.Schema;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * ASN.1 by the unaligned packed encoding rules of X.691: a module with constraints, and a mapper that calls wirecost's own
 * runtime for each value. Nothing is generated from the module; it says what the bytes are, for any other implementation.
 */
public final class UperTarget implements Target {
    /** Full name of the runtime's class that values are written through. */
    static final String OUTPUT = "io.wirecost.codecs.uper.UperOutput";

    /** Full name of the runtime's class that they are read from. */
    static final String INPUT = "io.wirecost.codecs.uper.UperInput";

    private static final String ID = "asn1uper";
    private static final String MODULE = "Uper";
    /** What the module's types can hold. */
    public static final Traits TRAITS = new Traits(true, true, true, false);

    @Override
    public String id() {
        return ID;
    }

    @Override
    public Emission emit(Schema schema) {
        Lowered lowered = Lowering.lower(schema, TRAITS, new Asn1Naming());
        UperTypes types = new UperTypes(lowered);
        String module = new Asn1Emitter(MODULE, lowered, types::component).emit(Map.of());
        String documented = Asn1Emitter.documented(lowered, types::component, CarrierWords::of)
                .emit(Map.of());
        String mapper = new UperMapperEmitter(lowered).emit(ID);
        return new Emission(
                Optional.of(new DerivedSchema(Asn1Target.FILE, module)),
                Optional.of(new DerivedSchema(Asn1Target.FILE, documented)),
                JavaSources.of(Map.of(GeneratedCode.mapperClass(ID), mapper)),
                lowered.notes());
    }

    @Override
    public List<String> libraries() {
        return List.of(OUTPUT);
    }
}
