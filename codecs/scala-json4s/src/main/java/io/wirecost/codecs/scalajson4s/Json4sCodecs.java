package io.wirecost.codecs.scalajson4s;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamWriteConstraints;
import com.google.auto.service.AutoService;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.EmittedScalaCodecs;
import io.wirecost.core.codec.Family;
import java.util.List;
import org.json4s.jackson.JsonMethods$;
import org.json4s.jackson.Serialization;

/**
 * json4s on case classes, with the writers and readers that the compiler emits. Jackson writes and parses, by one mapper that
 * json4s has for all. Its safety limits are therefore those of the codec that was opened last.
 */
@AutoService(CodecProvider.class)
public final class Json4sCodecs implements EmittedScalaCodecs {
    private static final CodecInfo JSON = CodecInfo.ofScala(
                    "json4s", "JSON", Family.TEXT, "org.json4s:json4s-jackson_2.13", Serialization.class)
            .withTarget("json4s")
            .withBackEnd("pure Scala, instances written out");

    private static final int LIFTED_DEPTH = 10_000;

    private static final StreamReadConstraints LIFTED = StreamReadConstraints.builder()
            .maxNestingDepth(LIFTED_DEPTH)
            .maxNumberLength(Integer.MAX_VALUE)
            .maxStringLength(Integer.MAX_VALUE)
            .maxNameLength(Integer.MAX_VALUE)
            .build();

    private static final StreamWriteConstraints LIFTED_TO_WRITE =
            StreamWriteConstraints.builder().maxNestingDepth(LIFTED_DEPTH).build();

    @Override
    public List<CodecInfo> codecs() {
        return List.of(JSON);
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        boolean lifted = binding.safetyLimits().areLifted();
        JsonFactory factory = JsonMethods$.MODULE$.mapper().getFactory();
        factory.setStreamReadConstraints(lifted ? LIFTED : StreamReadConstraints.defaults());
        factory.setStreamWriteConstraints(lifted ? LIFTED_TO_WRITE : StreamWriteConstraints.defaults());
        return binding.codec();
    }
}
