package io.wirecost.robustness;

import io.wirecost.accounts.account.ByteSpan;
import io.wirecost.core.run.ByteKind;
import java.util.List;

/** Aliases of YAML that stand for the whole message, in which they stand themselves. */
record YamlAliases() implements ReferenceForm {
    private static final byte[] START = UnknownField.text("---");
    private static final byte[] NAMED = UnknownField.text("--- &whole");
    private static final byte[] ALIAS = UnknownField.text("*whole");

    @Override
    public Bending bending(byte[] message, List<ByteSpan> spans) {
        List<ByteSpan> values = spans.stream()
                .filter(span -> span.kind() == ByteKind.PAYLOAD)
                .filter(span -> isPlain(message, span.stretch().offset()))
                .toList();
        boolean hasStart =
                message.length > START.length && Bytes.startsWith(message, START) && message[START.length] == '\n';
        byte[] named = hasStart ? NAMED : UnknownField.text("--- &whole\n");
        return Bytes.startsWith(message, START) && !hasStart || message[0] == '{'
                ? Bending.NONE
                : new Bending(values.size(), 1, (place, target) -> {
                    ByteSpan value = values.get(place);
                    byte[] aliased = Bytes.replaced(
                            message, value.stretch().offset(), value.stretch().end(), ALIAS);
                    return new Bent(
                            Bytes.replaced(aliased, 0, hasStart ? START.length : 0, named),
                            "%s is the message that it stands in"
                                    .formatted(value.place().path()));
                });
    }

    /** A value between quotes would stay a text. */
    private static boolean isPlain(byte[] message, int at) {
        return at > 0 && (message[at - 1] == ' ' || message[at - 1] == '\n');
    }
}
