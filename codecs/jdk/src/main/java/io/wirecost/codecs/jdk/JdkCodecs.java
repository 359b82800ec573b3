package io.wirecost.codecs.jdk;

import com.google.auto.service.AutoService;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.FileForm;
import io.wirecost.core.codec.ObjectStreamFiles;
import io.wirecost.core.codec.SafetyAdvice;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.codec.Usage;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.Optional;

/** Object streams of the JDK: of beans whose fields it walks, and of beans that write themselves. */
@AutoService(CodecProvider.class)
public final class JdkCodecs implements CodecProvider {
    private static final String FORMAT = "Java serialization";
    private static final String LIBRARY = "java.base";

    private static final CodecInfo SERIALIZABLE =
            CodecInfo.of("jdk-serialization", FORMAT, Family.SELF_DESCRIBING, LIBRARY, ObjectOutputStream.class);

    /** Only the class of the root is named in the message; its fields are bytes of the class's own making. */
    private static final CodecInfo EXTERNALIZABLE = CodecInfo.of(
                    "externalizable", FORMAT, Family.SCHEMA_DRIVEN, LIBRARY, ObjectOutputStream.class)
            .withLayout("externalizable")
            .withTarget("java-externalizable");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(SERIALIZABLE, EXTERNALIZABLE);
    }

    @Override
    public List<CodecInfo> defaults() {
        return List.of(SERIALIZABLE);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(
                switch (codec.name()) {
                    case "jdk-serialization" -> Usage.asRecommended("object streams with a filter");
                    default ->
                        Usage.asRecommended(
                                "the bean itself is Externalizable",
                                "text has a length of four bytes, since writeUTF ends at 64 KB");
                });
    }

    /** The numbers are those of the filter that the JDK has for the registry of RMI. */
    @Override
    public Optional<SafetyAdvice> safetyAdvice(CodecInfo codec) {
        return Optional.of(new SafetyAdvice(
                "a filter with " + ObjectStreams.ADVISED_LIMITS,
                "JDK, conf/security/java.security, sun.rmi.registry.registryFilter"));
    }

    @Override
    public List<FileForm> fileForms(CodecInfo codec) {
        return ObjectStreamFiles.FORMS;
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return new ObjectStreamCodec<>(
                new ObjectStreams(binding.loader(), binding.safetyLimits() == SafetyLimits.ADVISED),
                binding.domainClass());
    }
}
