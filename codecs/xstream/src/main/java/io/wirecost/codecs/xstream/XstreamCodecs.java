package io.wirecost.codecs.xstream;

import com.google.auto.service.AutoService;
import com.thoughtworks.xstream.XStream;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Limit;
import io.wirecost.core.codec.Usage;
import io.wirecost.core.codec.VersionSetting;
import io.wirecost.core.codec.VersionSwitch;
import java.util.List;
import java.util.Optional;

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

    private static final VersionSwitch IGNORING =
            new VersionSwitch(VersionSetting.UNKNOWN_FIELDS_IGNORED, "XStream.ignoreUnknownElements()");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(REFLECTION, CONVERTERS);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(
                switch (codec.name()) {
                    case "xstream" ->
                        Usage.asRecommended("reflection with StaxDriver, no references", "values in our text forms");
                    default ->
                        new Usage(
                                "code written for the schema on the library's writer and reader",
                                "the documented way to more speed",
                                "written by wirecost, not by hand");
                });
    }

    /** Code written for the schema decides for itself. */
    @Override
    public List<VersionSwitch> versionSwitches(CodecInfo codec) {
        return codec.equals(REFLECTION) ? List.of(IGNORING) : List.of();
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
