package io.wirecost.compiler.scala;

import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Emission.DerivedSchema;
import io.wirecost.compiler.target.Scalac;
import io.wirecost.compiler.target.Target;
import io.wirecost.compiler.target.Toolchain;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.schema.Schema;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A library of Scala: what tells it of the case classes, and the codec that calls it. A library's macros and implicit
 * values are for the compiler, so both are emitted.
 *
 * @param text from the case classes to one file of Scala, with the codec as the class that
 *     {@link io.wirecost.core.codec.GeneratedCode#mapperClass} names
 */
public record CodecTarget(String id, List<String> libraries, Function<CaseClasses, String> text) implements Target {
    public CodecTarget {
        libraries = List.copyOf(libraries);
    }

    @Override
    public Optional<String> refuses(Schema schema) {
        return Refusal.ofCaseClasses(schema).map(Refusal::reason);
    }

    @Override
    public Emission emit(Schema schema) {
        DerivedSchema codec = new DerivedSchema("Codec.scala", text.apply(new CaseClasses(schema)));
        return new Emission(Optional.empty(), Optional.of(codec), Map.of(codec.fileName(), codec.text()), List.of());
    }

    @Override
    public Toolchain toolchain() {
        return new Scalac();
    }
}
