package io.wirecost.report.model;

import java.util.List;

/**
 * A codec and what it owns up to.
 *
 * @param library Maven coordinates with the version
 * @param losses differences that it cannot avoid, a sentence each
 * @param limits values that it cannot hold, a sentence each
 * @param traits what the codec can be chosen by, beside format, layout and family
 */
public record CodecLine(
        String name,
        String format,
        String layout,
        String family,
        String target,
        String library,
        String backEnd,
        List<String> losses,
        List<String> limits,
        List<String> traits) {
    public CodecLine {
        losses = List.copyOf(losses);
        limits = List.copyOf(limits);
        traits = List.copyOf(traits);
    }

    /** The format, with its layout where it has several. */
    public String formatAndLayout() {
        return layout.isEmpty() ? format : format + ", " + layout;
    }
}
