package io.wirecost.codecs.avro;

import com.google.auto.service.AutoService;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.FileForm;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.codec.Reuse;
import io.wirecost.core.codec.SafetyAdvice;
import io.wirecost.core.codec.Usage;
import io.wirecost.core.schema.Schema;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.apache.avro.generic.GenericData;
import org.apache.avro.util.ClassSecurityValidator;

/** Avro's binary encoding by org.apache.avro:avro, on each of its three kinds of objects. */
@AutoService(CodecProvider.class)
public final class AvroCodecs implements CodecProvider {
    private static final CodecInfo GENERIC = codec("avro-generic", "avro");
    private static final CodecInfo RESOLVING = codec("avro-generic-resolving", "avro");
    private static final CodecInfo SPECIFIC = codec("avro-specific", "avrospecific");
    private static final CodecInfo REFLECT = codec("avro-reflect", "avroreflect");
    private static final CodecInfo GENERIC_REUSE =
            codec("avro-generic-reuse", "avro").withReuse(Reuse.REUSED);
    private static final CodecInfo SPECIFIC_REUSE =
            codec("avro-specific-reuse", "avrospecific").withReuse(Reuse.REUSED);

    /** What Avro reads once, when its first decoder is made. */
    private static final List<String> LENGTHS = List.of(
            "org.apache.avro.limits.bytes.maxLength",
            "org.apache.avro.limits.string.maxLength",
            "org.apache.avro.limits.collectionItems.maxLength");

    /** Lambdas, since a reference to a constructor would load the kind. */
    private static final Map<CodecInfo, Supplier<Kind>> KINDS = Map.of(
            GENERIC, () -> new Kind.Generic(),
            RESOLVING, () -> new Kind.GenericResolving(),
            SPECIFIC, () -> new Kind.Specific(),
            REFLECT, () -> new Kind.Reflect(),
            GENERIC_REUSE, () -> new Kind.GenericReuse(),
            SPECIFIC_REUSE, () -> new Kind.SpecificReuse());

    /** Avro makes no object of a class that it is not told to trust. */
    static {
        ClassSecurityValidator.setGlobal(ClassSecurityValidator.composite(
                ClassSecurityValidator.DEFAULT,
                ClassSecurityValidator.builder().add(ArrayList.class).build(),
                type -> type.getName().startsWith(GeneratedCode.ROOT_PACKAGE + ".")));
    }

    private static CodecInfo codec(String name, String target) {
        return CodecInfo.of(name, "Avro", Family.SCHEMA_DRIVEN, "org.apache.avro:avro", GenericData.class)
                .withTarget(target);
    }

    @Override
    public List<CodecInfo> codecs() {
        return List.of(GENERIC, SPECIFIC, REFLECT, GENERIC_REUSE, SPECIFIC_REUSE, RESOLVING);
    }

    @Override
    public List<CodecInfo> defaults() {
        return List.of(GENERIC, SPECIFIC);
    }

    @Override
    public Optional<Refusal> refusalReason(CodecInfo codec, Schema schema) {
        return switch (codec.target()) {
            case "avroreflect" ->
                Refusal.ofUnions(
                        schema, "Avro's reflection chooses the branch by a class, which a union's bean has not");
            case "avrospecific" -> Refusal.ofBranchesOfOneClass(schema);
            default -> Optional.empty();
        };
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(
                switch (codec.name()) {
                    case "avro-generic-reuse", "avro-specific-reuse" ->
                        new Usage("one record, filled again", "documented", "");
                    case "avro-generic-resolving" ->
                        new Usage(
                                "avro-generic, whose reader has one optional field more than the writer",
                                "documented: schema resolution",
                                "it measures what resolution costs");
                    default ->
                        new Usage("writer, reader, encoder and decoder kept", "the same, in its own benchmarks", "");
                });
    }

    @Override
    public Optional<SafetyAdvice> safetyAdvice(CodecInfo codec) {
        return Optional.of(new SafetyAdvice(
                "bytes, texts, arrays and maps have at most %,d bytes and elements".formatted(SafetyAdvice.MOST_LENGTH),
                "Avro, Javadoc of SystemLimitException",
                LENGTHS.stream()
                        .collect(Collectors.toMap(name -> name, name -> String.valueOf(SafetyAdvice.MOST_LENGTH)))));
    }

    /** {@inheritDoc} Containers make new records, so those that are filled again have none. */
    @Override
    public List<FileForm> fileForms(CodecInfo codec) {
        return codec.reuse() == Reuse.REUSED ? FileForm.usual(codec) : FileForm.containers();
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return KINDS.get(codec).get().open(binding);
    }
}
