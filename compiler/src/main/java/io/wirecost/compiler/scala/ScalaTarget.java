package io.wirecost.compiler.scala;

import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Emission.DerivedSchema;
import io.wirecost.compiler.target.Scalac;
import io.wirecost.compiler.target.Target;
import io.wirecost.compiler.target.Toolchain;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.schema.Schema;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Scala: the case classes that its programmers would write for a schema, which all codecs of Scala take. */
public final class ScalaTarget implements Target {
    private static final String CLASSES = "Domain.scala";

    @Override
    public String id() {
        return CaseClasses.target();
    }

    @Override
    public Optional<String> refusalReason(Schema schema) {
        return Refusal.ofCaseClasses(schema).map(Refusal::reason);
    }

    @Override
    public Emission emit(Schema schema) {
        CaseClasses classes = new CaseClasses(schema);
        return new Emission(
                Optional.empty(),
                Optional.of(new DerivedSchema(CLASSES, CaseClassText.emitWithNotes(classes))),
                Map.of(CLASSES, CaseClassText.emit(classes), "Mapper.scala", MapperText.emit(classes)),
                Stream.concat(classes.names().renamed(), absent(schema)).toList());
    }

    private static Stream<String> absent(Schema schema) {
        return schema.records()
                .flatMap(record -> record.fields().stream()
                        .filter(field -> !CaseClasses.isHeld(field))
                        .map(field -> "%s.%s is left out, since it never has a value"
                                .formatted(record.name(), field.name())));
    }

    @Override
    public Toolchain toolchain() {
        return new Scalac();
    }
}
