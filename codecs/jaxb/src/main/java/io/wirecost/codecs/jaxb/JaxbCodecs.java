package io.wirecost.codecs.jaxb;

import com.google.auto.service.AutoService;
import com.siemens.ct.exi.main.api.stream.StAXEncoder;
import com.sun.xml.fastinfoset.stax.StAXDocumentSerializer;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Limit;
import io.wirecost.core.codec.NativeMapper;
import io.wirecost.core.codec.Usage;
import jakarta.xml.bind.JAXBContext;
import jakarta.xml.bind.JAXBException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.glassfish.jaxb.runtime.v2.JAXBContextFactory;

/** JAXB's reference implementation on annotated classes of its own: as XML, and as binary forms of the same documents. */
@AutoService(CodecProvider.class)
public final class JaxbCodecs implements CodecProvider {
    private static final CodecInfo JAXB = CodecInfo.of(
                    "jaxb", "XML", Family.TEXT, "org.glassfish.jaxb:jaxb-runtime", JAXBContextFactory.class)
            .withTarget("jaxb")
            .withLimits(Limit.XML_CHARACTERS);

    private static final CodecInfo FAST_INFOSET = CodecInfo.of(
                    "fastinfoset",
                    "Fast Infoset",
                    Family.SELF_DESCRIBING,
                    "com.sun.xml.fastinfoset:FastInfoset",
                    StAXDocumentSerializer.class)
            .withTarget("jaxb")
            .withLimits(Limit.XML_CHARACTERS);

    private static final CodecInfo EXI = CodecInfo.of(
                    "exificient", "EXI", Family.SELF_DESCRIBING, "com.siemens.ct.exi:exificient", StAXEncoder.class)
            .withTarget("jaxb");

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
        return List.of(JAXB, FAST_INFOSET, EXI);
    }

    @Override
    public List<CodecInfo> defaults() {
        return List.of(JAXB);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(new Usage(
                "a second, annotated class; marshaller kept",
                "your own annotated class; context kept",
                "a conversion that you would not need"));
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) throws Exception {
        return open(binding.mapper(), form(codec));
    }

    private static DocumentForm form(CodecInfo codec) throws Exception {
        if (codec.equals(FAST_INFOSET)) {
            return new FastInfosetForm();
        }
        return codec.equals(EXI) ? new ExiForm() : new TextForm();
    }

    private static <T, N> Codec<T> open(NativeMapper<T, N, N> mapper, DocumentForm form) throws JAXBException {
        return new JaxbCodec<>(mapper, CONTEXTS.get(mapper.nativeClass()), form);
    }
}
