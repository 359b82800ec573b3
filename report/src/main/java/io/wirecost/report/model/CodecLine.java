package io.wirecost.report.model;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Limit;
import io.wirecost.core.value.Loss;
import io.wirecost.report.wording.CodecLabels;
import java.util.List;
import java.util.Optional;

/**
 * A codec and what it owns up to.
 *
 * @param runtime its name
 * @param oneWay what a library that only writes or only reads is restricted to; empty for most
 * @param library Maven coordinates with the version
 * @param losses differences that it cannot avoid, a sentence each
 * @param limits values that it cannot hold, a sentence each
 */
public record CodecLine(
        String name,
        String runtime,
        String format,
        String layout,
        String family,
        String library,
        String backEnd,
        Optional<String> oneWay,
        List<String> losses,
        List<String> limits) {
    public CodecLine {
        losses = List.copyOf(losses);
        limits = List.copyOf(limits);
    }

    /** The format, with its layout where it has several. */
    public String formatAndLayout() {
        return layout.isEmpty() ? format : format + ", " + layout;
    }

    /** A codec as a report names it. */
    static CodecLine of(CodecInfo codec, CodecLabels names) {
        return new CodecLine(
                names.of(codec.variant()),
                codec.runtime(),
                codec.format(),
                codec.layout(),
                codec.family().label(),
                codec.library() + " " + codec.version(),
                codec.backEnd(),
                codec.direction().restriction(),
                codec.losses().stream().map(Loss::description).toList(),
                codec.limits().stream().map(Limit::reason).toList());
    }
}
