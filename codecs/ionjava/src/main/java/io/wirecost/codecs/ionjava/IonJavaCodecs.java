package io.wirecost.codecs.ionjava;

import com.amazon.ion.IonWriter;
import com.amazon.ion.system.IonBinaryWriterBuilder;
import com.amazon.ion.system.IonTextWriterBuilder;
import com.amazon.ion.system.IonWriterBuilder;
import com.google.auto.service.AutoService;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Usage;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Ion by com.amazon.ion:ion-java, binary and as text. */
@AutoService(CodecProvider.class)
public final class IonJavaCodecs implements CodecProvider {
    private static final Map<CodecInfo, IonWriterBuilder> WRITERS = new LinkedHashMap<>();

    static {
        WRITERS.put(codec("ion-java", Family.SELF_DESCRIBING, "binary"), binary());
        WRITERS.put(
                codec("ion-java-text", Family.TEXT, "text"),
                IonTextWriterBuilder.standard().immutable());
    }

    private static CodecInfo codec(String name, Family family, String layout) {
        return CodecInfo.of(name, "Ion", family, "com.amazon.ion:ion-java", IonWriter.class)
                .withLayout(layout)
                .withTarget("ionjava");
    }

    /**
     * Every message has its own table of the names in it. A float that 32 bits hold takes no more: the format's writers may
     * choose, and this one's default never does.
     */
    private static IonWriterBuilder binary() {
        return IonBinaryWriterBuilder.standard().withFloatBinary32Enabled().immutable();
    }

    @Override
    public List<CodecInfo> codecs() {
        return List.copyOf(WRITERS.keySet());
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(new Usage(
                "code written for the schema on the library's writer and reader; builders and buffers kept",
                "the same: they have no data binding",
                "written by wirecost"));
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return new IonJavaCodec<>(binding.streamMapper(), WRITERS.get(codec));
    }
}
