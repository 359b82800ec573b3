package io.wirecost.codecs.ionjava;

import com.amazon.ion.IonWriter;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import java.util.List;

/** Binary Ion by com.amazon.ion:ion-java. */
public final class IonJavaCodecs implements CodecProvider {
    private static final CodecInfo ION = CodecInfo.of(
                    "ion-java", "Ion", Family.SELF_DESCRIBING, "com.amazon.ion:ion-java", IonWriter.class)
            .withLayout("binary")
            .withTarget("ionjava");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(ION);
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return new IonJavaCodec<>(binding.streamMapper());
    }
}
