package io.wirecost.codecs.snakeyaml;

import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.DumperOptions.ScalarStyle;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.Tag;
import org.yaml.snakeyaml.representer.Represent;
import org.yaml.snakeyaml.representer.Representer;

/** Escapes characters that SnakeYAML leaves as they are, and that it or another library then reads as something else. */
final class QuotingRepresenter extends Representer {
    /** Ends a line in a block. */
    private static final char NEXT_LINE = '\u0085';

    /** Is skipped at the beginning of a message. */
    private static final char BYTE_ORDER_MARK = '\ufeff';

    /** Are line breaks to SnakeYAML, which knows YAML 1.1, and no line breaks in YAML 1.2. */
    private static final char LINE_SEPARATOR = '\u2028';

    private static final char PARAGRAPH_SEPARATOR = '\u2029';

    QuotingRepresenter(DumperOptions options) {
        super(options);
        Represent usual = representers.get(String.class);
        representers.put(String.class, text -> represent((String) text, usual));
    }

    private Node represent(String text, Represent usual) {
        return text.chars().anyMatch(QuotingRepresenter::isMisread)
                ? representScalar(Tag.STR, text, ScalarStyle.DOUBLE_QUOTED)
                : usual.representData(text);
    }

    private static boolean isMisread(int character) {
        return character == NEXT_LINE
                || character == BYTE_ORDER_MARK
                || character == LINE_SEPARATOR
                || character == PARAGRAPH_SEPARATOR;
    }
}
