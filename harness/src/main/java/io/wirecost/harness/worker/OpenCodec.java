package io.wirecost.harness.worker;

import io.wirecost.core.codec.Ability;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.codec.SchemaVersions;
import io.wirecost.core.codec.VersionSetting;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.harness.LocalCodec;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A codec that is open on the data of a run.
 *
 * @param given empty in a worker that has never seen the values
 */
record OpenCodec(LocalCodec<Object> local, Codec<Object> codec, Optional<Datasets.Given> given) {
    /** Opens what a request names. The codec is on the class path of this process, or on one that the request has. */
    static OpenCodec of(Request request, Datasets datasets, Loaders loaders) throws Exception {
        String name = request.text("codec");
        ClassLoader loader = loaders.of(name, request.texts("libraryPath"), request.texts("classPath"));
        Thread.currentThread().setContextClassLoader(loader);
        Optional<Path> dataset = request.optionalPath("dataset");
        Optional<Datasets.Given> given =
                dataset.isPresent() ? Optional.of(datasets.read(dataset.get())) : Optional.empty();
        LocalCodec<Object> local =
                LocalCodec.find(name, SchemaText.parse(Files.readString(request.path("schema"))), loader);
        LocalCodec<Object> bound = versions(request).map(local::with).orElse(local);
        LocalCodec<Object> asked = bound.with(limits(request)).with(setting(request));
        return new OpenCodec(asked, asked.open(), given);
    }

    private static SafetyLimits limits(Request request) throws Problem {
        String label = request.optionalText("safetyLimits").orElse(SafetyLimits.LIFTED.label());
        return SafetyLimits.byLabel(label)
                .orElseThrow(() -> new Problem("the member safetyLimits of the request is unknown: " + label));
    }

    private static VersionSetting setting(Request request) throws Problem {
        String label = request.optionalText("versionSetting").orElse(VersionSetting.AS_SHIPPED.label());
        return VersionSetting.byLabel(label)
                .orElseThrow(() -> new Problem("the member versionSetting of the request is unknown: " + label));
    }

    private static Optional<SchemaVersions> versions(Request request) throws Problem {
        Optional<String> writer = request.optionalText("writerSchema");
        return writer.isPresent()
                ? Optional.of(new SchemaVersions(writer.get(), request.text("readerSchema")))
                : Optional.empty();
    }

    /** What it tells of itself. */
    Map<String, Object> members() {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("version", local.info().version());
        given.ifPresent(data -> members.put("dataset", data.checksum()));
        members.put("abilities", Ability.of(codec).stream().map(Ability::name).toList());
        return members;
    }

    /** @throws Problem if it has been opened without one */
    Dataset dataset() throws Problem {
        return given.map(Datasets.Given::dataset)
                .orElseThrow(() -> new Problem("this worker was opened without a dataset"));
    }
}
