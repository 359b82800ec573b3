package io.wirecost.compiler.protobuf;

import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Emission.DerivedSchema;
import io.wirecost.compiler.target.Target;
import io.wirecost.core.schema.Schema;
import java.util.Map;
import java.util.Optional;

/** The messages of {@link ProtobufTarget} in proto2, for Jackson, which binds them to the domain classes by itself. */
public final class JacksonProtobufTarget implements Target {
    @Override
    public String id() {
        return "jacksonprotobuf";
    }

    @Override
    public Emission emit(Schema schema) {
        Lowered lowered = ProtobufTarget.lower(schema);
        String text = new ProtoEmitter(lowered, ProtoSyntax.PROTO2, "").emit();
        return new Emission(
                Optional.of(new DerivedSchema(ProtobufTarget.LANGUAGE.fileName(), text)),
                Optional.of(ProtoEmitter.documented(schema, ProtoSyntax.PROTO2)),
                Map.of(),
                lowered.notes());
    }
}
