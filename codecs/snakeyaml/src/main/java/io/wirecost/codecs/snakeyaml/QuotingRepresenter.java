package io.wirecost.codecs.snakeyaml;

import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.DumperOptions.ScalarStyle;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.Tag;
import org.yaml.snakeyaml.representer.Represent;
import org.yaml.snakeyaml.representer.Representer;

/** Escapes two characters that SnakeYAML leaves as they are and then reads as something else. */
final class QuotingRepresenter extends Representer {
    /** Ends a line in a block. */
    private static final char NEXT_LINE = '\u0085';

    /** Is skipped at the beginning of a message. */
    private static final char BYTE_ORDER_MARK = '\ufeff';

    QuotingRepresenter(DumperOptions options) {
        super(options);
        Represent usual = representers.get(String.class);
        representers.put(String.class, text -> represent((String) text, usual));
    }

    private Node represent(String text, Represent usual) {
        return text.indexOf(NEXT_LINE) < 0 && text.indexOf(BYTE_ORDER_MARK) < 0
                ? usual.representData(text)
                : representScalar(Tag.STR, text, ScalarStyle.DOUBLE_QUOTED);
    }
}
