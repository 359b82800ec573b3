package io.wirecost.codecs.xstream;

import com.google.auto.service.AutoService;
import com.thoughtworks.xstream.XStream;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Limit;
import java.util.List;

/** XStream on the domain classes: by reflection, and with a converter as one writes it by hand. Both write the same. */
@AutoService(CodecProvider.class)
public final class XstreamCodecs implements CodecProvider {
    private static final CodecInfo REFLECTION = info("xstream");
    private static final CodecInfo CONVERTERS = info("xstream-converters").withTarget("xstreamconverters");

    private static CodecInfo info(String name) {
        return CodecInfo.of(name, "XML", Family.TEXT, "com.thoughtworks.xstream:xstream", XStream.class)
                .withLayout("object graph")
                .withLimits(Limit.XML_CHARACTERS);
    }

    @Override
    public List<CodecInfo> codecs() {
        return List.of(REFLECTION, CONVERTERS);
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return new XstreamCodec<>(
                binding.domainClass(),
                xstream -> codec.equals(CONVERTERS)
                        ? EmittedConverter.configure(xstream, binding)
                        : SchemaXml.configure(xstream, binding));
    }
}
