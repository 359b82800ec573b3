package io.wirecost.codecs.xstream;

import com.thoughtworks.xstream.XStream;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Limit;
import java.util.List;

/** XStream on the domain classes. */
public final class XstreamCodecs implements CodecProvider {
    private static final CodecInfo XSTREAM = CodecInfo.of(
                    "xstream", "XML", Family.TEXT, "com.thoughtworks.xstream:xstream", XStream.class)
            .withLayout("object graph")
            .withLimits(Limit.XML_CHARACTERS);

    @Override
    public List<CodecInfo> codecs() {
        return List.of(XSTREAM);
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return new XstreamCodec<>(binding);
    }
}
