package io.wirecost.codecs.jackson;

import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import com.fasterxml.jackson.dataformat.yaml.util.StringQuotingChecker;
import org.yaml.snakeyaml.LoaderOptions;

/** YAML without SnakeYAML's limits, and with keys and text that come back. */
final class Yaml {
    private Yaml() {}

    /**
     * SnakeYAML stops at 3 MB and 50 levels unless told otherwise; and where it splits a line of quoted text that is indented
     * farther than that line is long, the mark of the split becomes part of the text.
     */
    static YAMLFactory factory() {
        LoaderOptions limits = new LoaderOptions();
        limits.setCodePointLimit(Integer.MAX_VALUE);
        limits.setNestingDepthLimit(Integer.MAX_VALUE);
        return Mapping.unlimited(YAMLFactory.builder()
                .loaderOptions(limits)
                .disable(YAMLGenerator.Feature.SPLIT_LINES)
                .stringQuotingChecker(new BreaksQuoted())
                .build());
    }

    /** Single quotes, which SnakeYAML prefers for a key with a line break, lose which break it was. */
    private static final class BreaksQuoted extends StringQuotingChecker.Default {
        private static final long serialVersionUID = 1;

        @Override
        public boolean needToQuoteName(String name) {
            return super.needToQuoteName(name)
                    || name.chars().anyMatch(c -> c == '\r' || c == '\n' || c == 0x85 || c == 0x2028 || c == 0x2029);
        }
    }
}
