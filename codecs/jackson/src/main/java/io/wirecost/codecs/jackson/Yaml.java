package io.wirecost.codecs.jackson;

import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import com.fasterxml.jackson.dataformat.yaml.util.StringQuotingChecker;
import io.wirecost.core.codec.Binding;
import org.yaml.snakeyaml.LoaderOptions;

/** YAML with SnakeYAML's limits as the binding wants them, and with keys and text that come back. */
final class Yaml {
    private Yaml() {}

    /**
     * Where SnakeYAML splits a line of quoted text that is indented farther than that line is long, the mark of the split
     * becomes part of the text.
     */
    static YAMLFactory factory(Binding<?> binding) {
        YAMLFactory factory = YAMLFactory.builder()
                .loaderOptions(limits(binding))
                .disable(YAMLGenerator.Feature.SPLIT_LINES)
                .stringQuotingChecker(new BreaksQuoted())
                .build();
        return Mapping.limited(factory, binding);
    }

    /** Lifts two limits, since messages of more than 3 MB or 50 levels may be honest data. */
    private static LoaderOptions limits(Binding<?> binding) {
        LoaderOptions limits = new LoaderOptions();
        if (binding.safetyLimits().areLifted()) {
            limits.setCodePointLimit(Integer.MAX_VALUE);
            limits.setNestingDepthLimit(Integer.MAX_VALUE);
        }
        return limits;
    }

    /** Single quotes, which SnakeYAML prefers for a key with a line break, lose which break it was. */
    private static final class BreaksQuoted extends StringQuotingChecker.Default {
        private static final long serialVersionUID = 1;
        private static final String BREAKS = "\r\n\u0085\u2028\u2029";

        @Override
        public boolean needToQuoteName(String name) {
            return super.needToQuoteName(name) || hasBreak(name);
        }

        private static boolean hasBreak(String name) {
            for (int i = 0; i < name.length(); i++) {
                if (BREAKS.indexOf(name.charAt(i)) >= 0) {
                    return true;
                }
            }
            return false;
        }
    }
}
