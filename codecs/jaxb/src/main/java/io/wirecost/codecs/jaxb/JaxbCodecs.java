package io.wirecost.codecs.jaxb;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Limit;
import io.wirecost.core.codec.NativeMapper;
import jakarta.xml.bind.JAXBContext;
import jakarta.xml.bind.JAXBException;
import java.util.List;
import java.util.Map;
import org.glassfish.jaxb.runtime.v2.JAXBContextFactory;

/** JAXB's reference implementation on annotated classes of its own. */
public final class JaxbCodecs implements CodecProvider {
    private static final CodecInfo JAXB = CodecInfo.of(
                    "jaxb", "XML", Family.TEXT, "org.glassfish.jaxb:jaxb-runtime", JAXBContextFactory.class)
            .withTarget("jaxb")
            .withLimits(Limit.XML_CHARACTERS);

    /** A context is costly to make, safe to share between threads, and meant to be made once. */
    private static final ClassValue<JAXBContext> CONTEXTS = new ClassValue<>() {
        @Override
        protected JAXBContext computeValue(Class<?> type) {
            try {
                return new JAXBContextFactory().createContext(new Class<?>[] {type}, Map.of());
            } catch (JAXBException e) {
                throw new IllegalStateException("JAXB refuses the generated classes", e);
            }
        }
    };

    @Override
    public List<CodecInfo> codecs() {
        return List.of(JAXB);
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) throws JAXBException {
        return open(binding.mapper());
    }

    private static <T, N> Codec<T> open(NativeMapper<T, N, N> mapper) throws JAXBException {
        return new JaxbCodec<>(mapper, CONTEXTS.get(mapper.nativeClass()));
    }
}
