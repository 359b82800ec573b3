package io.wirecost.codecs.jackson;

import com.ctc.wstx.api.WstxInputProperties;
import com.ctc.wstx.stax.WstxInputFactory;
import com.ctc.wstx.stax.WstxOutputFactory;
import com.fasterxml.aalto.stax.InputFactoryImpl;
import com.fasterxml.aalto.stax.OutputFactoryImpl;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.annotation.JsonInclude.Value;
import com.fasterxml.jackson.core.Base64Variants;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.dataformat.xml.XmlFactory;
import com.fasterxml.jackson.dataformat.xml.XmlMapper;
import com.fasterxml.jackson.dataformat.xml.ser.ToXmlGenerator;
import com.google.auto.service.AutoService;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Limit;
import io.wirecost.core.codec.Usage;
import io.wirecost.core.codec.VersionSwitch;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLOutputFactory;

/** XML on the classes that JAXB's codec uses too: Jackson knows their annotations. */
@AutoService(CodecProvider.class)
public final class XmlCodecs implements CodecProvider {
    private static final CodecInfo WOODSTOX = info("jackson-xml", "pure Java, Woodstox");
    private static final CodecInfo AALTO = info("jackson-xml-aalto", "pure Java, Aalto");

    private static CodecInfo info(String name, String backEnd) {
        String library = "com.fasterxml.jackson.dataformat:jackson-dataformat-xml";
        return CodecInfo.of(name, "XML", Family.TEXT, library, XmlMapper.class)
                .withTarget("jaxb")
                .withBackEnd(backEnd)
                .withLimits(Limit.XML_CHARACTERS);
    }

    @Override
    public List<CodecInfo> codecs() {
        return List.of(WOODSTOX, AALTO);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(new Usage(
                "data binding on a second, annotated class",
                "data binding on your own class",
                "a conversion that you would not need"));
    }

    @Override
    public List<VersionSwitch> versionSwitches(CodecInfo codec) {
        return List.of(Mapping.IGNORING);
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        XmlMapper mapper = mapper(codec.equals(AALTO) ? aalto(binding) : woodstox(binding));
        return new XmlCodec<>(binding.mapper(), Mapping.versioned(mapper, binding));
    }

    private static XmlMapper mapper(XmlFactory parser) {
        return XmlMapper.builder(parser)
                .annotationIntrospector(new WrapperNames())
                .addModule(new SimpleModule("wirecost-xml")
                        .setSerializerModifier(new ElementNames())
                        .addDeserializer(byte[].class, new Base64Reader()))
                .defaultUseWrapper(false)
                .defaultPropertyInclusion(Value.construct(Include.NON_NULL, Include.ALWAYS))
                .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS) // a record may have no field with a value
                .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
                .enable(ToXmlGenerator.Feature.WRITE_XML_SCHEMA_CONFORMING_FLOATS)
                .defaultBase64Variant(Base64Variants.MIME_NO_LINEFEEDS)
                .build();
    }

    /** Lifts Woodstox's limit too, since elements in more than 1,000 others may be honest data. */
    private static XmlFactory woodstox(Binding<?> binding) {
        WstxInputFactory readers = new WstxInputFactory();
        if (binding.safetyLimits().areLifted()) {
            readers.setProperty(WstxInputProperties.P_MAX_ELEMENT_DEPTH, Mapping.LIFTED_DEPTH);
        }
        return hardened(readers, new WstxOutputFactory(), binding);
    }

    private static XmlFactory aalto(Binding<?> binding) {
        return hardened(new InputFactoryImpl(), new OutputFactoryImpl(), binding);
    }

    private static XmlFactory hardened(XMLInputFactory readers, XMLOutputFactory writers, Binding<?> binding) {
        readers.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        readers.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        return Mapping.limited(new XmlFactory(readers, writers), binding);
    }

    /** Jackson's own looks for an array of numbers first, and stumbles over an empty element on the way. */
    private static final class Base64Reader extends StdScalarDeserializer<byte[]> {
        private static final long serialVersionUID = 1;

        Base64Reader() {
            super(byte[].class);
        }

        @Override
        public byte[] deserialize(JsonParser in, DeserializationContext context) throws IOException {
            String base64 = in.hasToken(JsonToken.START_OBJECT)
                    ? context.extractScalarFromObject(in, this, byte[].class)
                    : in.getText();
            return context.getBase64Variant().decode(base64);
        }
    }
}
