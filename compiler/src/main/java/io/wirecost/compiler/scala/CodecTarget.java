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
 * @param loaded the schema in the format's own language, for a codec that loads it; empty for the others
 * @param reader as {@link Target#readerSchema}
 * @param refused why the library has nothing for a schema that case classes can hold; empty where it has
 */
public record CodecTarget(
        String id,
        List<String> libraries,
        Function<CaseClasses, String> text,
        Function<Schema, Optional<DerivedSchema>> loaded,
        Function<Schema, Optional<String>> reader,
        Function<Schema, Optional<String>> refused)
        implements Target {
    public CodecTarget {
        libraries = List.copyOf(libraries);
    }

    /** A library that needs nothing but the emitted codec, whatever the schema. */
    public CodecTarget(String id, List<String> libraries, Function<CaseClasses, String> text) {
        this(id, libraries, text, schema -> Optional.empty(), schema -> Optional.empty(), schema -> Optional.empty());
    }

    /** The same library, for a codec that loads the schema in the format's own language. */
    public CodecTarget withLoaded(Function<Schema, DerivedSchema> schema) {
        return new CodecTarget(id, libraries, text, given -> Optional.of(schema.apply(given)), reader, refused);
    }

    /** The same library, for a codec that reads what another version of the schema has written by both versions. */
    public CodecTarget withReader(Function<Schema, String> schema) {
        return new CodecTarget(id, libraries, text, loaded, given -> Optional.of(schema.apply(given)), refused);
    }

    /** The same library, which has nothing for some schemas. */
    public CodecTarget withRefused(Function<Schema, Optional<String>> reason) {
        return new CodecTarget(id, libraries, text, loaded, reader, reason);
    }

    @Override
    public Optional<String> refusalReason(Schema schema) {
        return Refusal.ofCaseClasses(schema).map(Refusal::reason).or(() -> refused.apply(schema));
    }

    @Override
    public Optional<String> readerSchema(Schema schema) {
        return reader.apply(schema);
    }

    @Override
    public Emission emit(Schema schema) {
        DerivedSchema codec = new DerivedSchema("Codec.scala", text.apply(new CaseClasses(schema)));
        return new Emission(
                loaded.apply(schema), Optional.of(codec), Map.of(codec.fileName(), codec.text()), List.of());
    }

    @Override
    public Toolchain toolchain() {
        return new Scalac();
    }
}
