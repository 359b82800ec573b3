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
        if (binding.liftsSafetyLimits()) {
            limits.setCodePointLimit(Integer.MAX_VALUE);
            limits.setNestingDepthLimit(Integer.MAX_VALUE);
        }
        return limits;
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
