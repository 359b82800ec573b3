package io.wirecost.compiler.protobuf;

import io.wirecost.compiler.annotated.JacksonBeans;
import io.wirecost.compiler.domain.DomainTarget;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Emission.DerivedSchema;
import io.wirecost.compiler.target.Target;
import io.wirecost.core.schema.Schema;
import java.util.List;
import java.util.Optional;

/** The messages of {@link ProtobufTarget} in proto2, and the beans that Jackson binds to them. */
public final class JacksonProtobufTarget implements Target {
    @Override
    public String id() {
        return JacksonProtobufBeans.TARGET;
    }

    @Override
    public List<String> libraries() {
        return new JacksonBeans().libraries();
    }

    @Override
    public Optional<String> refusalReason(Schema schema) {
        return Hints.refusal(schema);
    }

    @Override
    public Emission emit(Schema schema) {
        Lowered lowered = ProtobufTarget.lower(schema);
        String text = ProtoEmitter.named(lowered, ProtoSyntax.PROTO2, "").emit();
        return new Emission(
                Optional.of(new DerivedSchema(ProtobufTarget.LANGUAGE.fileName(), text)),
                Optional.of(ProtoEmitter.documented(schema, ProtoSyntax.PROTO2)),
                new DomainTarget(new JacksonProtobufBeans(lowered)).emit(schema).files(),
                lowered.notes());
    }
}
