package io.wirecost.accounts.yaml;

import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.tree.AccountNode.Scalar;
import io.wirecost.accounts.tree.Parts;
import io.wirecost.accounts.walk.ByteReader;
import io.wirecost.core.run.ByteKind;
import org.yaml.snakeyaml.DumperOptions.ScalarStyle;
import org.yaml.snakeyaml.events.ScalarEvent;
import org.yaml.snakeyaml.nodes.Tag;

/**
 * A single value: perhaps an anchor and a tag, then the text in its style.
 *
 * @param end the offset behind it
 */
record ScalarParts(ByteReader in, ScalarEvent event, int end) {
    Scalar read(Parts parts) throws UnreadableBytes {
        while (in.offset() < end && (in.peek() == '!' || in.peek() == '&') && hasProperty()) {
            passWord();
            parts.add(ByteKind.TAG);
            passSpace();
            parts.add(ByteKind.FRAME);
        }
        if (event.getScalarStyle() == ScalarStyle.PLAIN) {
            return plain(parts);
        }
        boolean block = event.getScalarStyle() == ScalarStyle.LITERAL || event.getScalarStyle() == ScalarStyle.FOLDED;
        if (block) {
            while (in.next() != '\n') {}
        } else {
            in.next();
        }
        parts.add(ByteKind.FRAME);
        in.next(Math.max(0, end - in.offset() - (block ? 0 : 1)));
        parts.add(ByteKind.PAYLOAD);
        in.next(end - in.offset());
        return new Scalar(parts.add(ByteKind.FRAME).list(), carrier());
    }

    private boolean hasProperty() {
        return event.getTag() != null || event.getAnchor() != null;
    }

    private Scalar plain(Parts parts) throws UnreadableBytes {
        String text = event.getValue();
        boolean absent = text.isEmpty() || text.equals("null") || text.equals("~");
        in.next(end - in.offset());
        return new Scalar(
                parts.add(absent ? ByteKind.PRESENCE : ByteKind.PAYLOAD).list(), absent ? null : carrier());
    }

    /** Base64 may be in several lines. */
    private String carrier() {
        boolean binary = Tag.BINARY.getValue().equals(event.getTag());
        return binary ? event.getValue().replaceAll("\\s", "") : event.getValue();
    }

    private void passWord() throws UnreadableBytes {
        while (in.offset() < end && !isSpace(in.peek())) {
            in.next();
        }
    }

    private void passSpace() throws UnreadableBytes {
        while (in.offset() < end && isSpace(in.peek())) {
            in.next();
        }
    }

    private static boolean isSpace(int c) {
        return c == ' ' || c == '\n';
    }
}
