package io.wirecost.core.codec;

import io.wirecost.core.schema.Schema;
import java.util.Optional;

/**
 * The door of a library of Scala that works by instances of its type classes. The compiler emits the codec whole, with these
 * instances written out for the schema.
 */
public interface EmittedScalaCodecs extends CodecProvider {
    @Override
    default Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(new Usage(
                "instances written out for the schema, as one does by hand",
                "derived instances (macros; json4s: reflection)",
                "derived ones may be faster or slower: they are not measured"));
    }

    @Override
    default Optional<Refusal> refusalReason(CodecInfo codec, Schema schema) {
        return Refusal.ofCaseClasses(schema);
    }

    @Override
    default <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return binding.codec();
    }
}
