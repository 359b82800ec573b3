package io.wirecost.accounts.json;

import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.tree.AccountNode;
import io.wirecost.accounts.tree.AccountNode.Element;
import io.wirecost.accounts.tree.AccountNode.Entry;
import io.wirecost.accounts.tree.AccountNode.Mapping;
import io.wirecost.accounts.tree.AccountNode.Scalar;
import io.wirecost.accounts.tree.AccountNode.Sequence;
import io.wirecost.accounts.tree.Parts;
import io.wirecost.accounts.walk.ByteReader;
import io.wirecost.accounts.walk.QuotedText;
import io.wirecost.core.run.ByteKind;
import java.util.ArrayList;
import java.util.List;

/** Parses a message of JSON. Numbers stay text. A comma belongs to what follows it. */
public final class JsonParser {
    private final ByteReader in;

    private JsonParser(byte[] message) {
        this.in = new ByteReader(message);
    }

    /** Returns what a message holds. */
    public static AccountNode parse(byte[] message) throws UnreadableBytes {
        JsonParser parser = new JsonParser(message);
        Parts before = new Parts(parser.in);
        parser.space(before);
        AccountNode node = parser.value(before);
        if (parser.in.hasNext()) {
            throw parser.in.unreadable("the value ends before the message does");
        }
        return node;
    }

    private void space(Parts parts) throws UnreadableBytes {
        while (in.hasNext() && isSpace(in.peek())) {
            in.next();
        }
        parts.add(ByteKind.PADDING);
    }

    private static boolean isSpace(int c) {
        return c == ' ' || c == '\n' || c == '\r' || c == '\t';
    }

    /** @param parts what stands before the value and belongs to it */
    private AccountNode value(Parts parts) throws UnreadableBytes {
        return switch (in.peek()) {
            case '{' -> mapping(parts);
            case '[' -> sequence(parts);
            case '"' -> text(parts);
            default -> word(parts);
        };
    }

    private Scalar word(Parts parts) throws UnreadableBytes {
        StringBuilder word = new StringBuilder();
        while (in.hasNext() && !isSpace(in.peek()) && ",]}".indexOf(in.peek()) < 0) {
            word.append((char) in.next());
        }
        String text = word.toString();
        boolean absent = text.equals("null");
        parts.add(absent ? ByteKind.PRESENCE : ByteKind.PAYLOAD);
        space(parts);
        return new Scalar(parts.list(), absent ? null : text);
    }

    private Scalar text(Parts parts) throws UnreadableBytes {
        in.next();
        parts.add(ByteKind.FRAME);
        String text = new QuotedText(in, '"').read();
        parts.add(ByteKind.PAYLOAD);
        in.next();
        parts.add(ByteKind.FRAME);
        space(parts);
        return new Scalar(parts.list(), text);
    }

    private Sequence sequence(Parts parts) throws UnreadableBytes {
        in.next();
        parts.add(ByteKind.FRAME);
        space(parts);
        List<Element> elements = new ArrayList<>();
        while (in.peek() != ']') {
            elements.add(new Element(comma(elements.isEmpty()).list(), value(new Parts(in))));
        }
        return new Sequence(end(parts).list(), elements);
    }

    private Mapping mapping(Parts parts) throws UnreadableBytes {
        in.next();
        parts.add(ByteKind.FRAME);
        space(parts);
        List<Entry> entries = new ArrayList<>();
        while (in.peek() != '}') {
            Parts around = comma(entries.isEmpty());
            if (in.peek() != '"') {
                throw new UnreadableBytes(in.offset(), "expected a name");
            }
            Scalar name = text(new Parts(in));
            expect(':');
            around.add(ByteKind.FRAME);
            space(around);
            entries.add(new Entry(around.list(), name.parts(), (String) name.carrier(), value(new Parts(in))));
        }
        return new Mapping(end(parts).list(), entries);
    }

    private Parts comma(boolean first) throws UnreadableBytes {
        Parts around = new Parts(in);
        if (!first) {
            expect(',');
            around.add(ByteKind.FRAME);
            space(around);
        }
        return around;
    }

    private void expect(char expected) throws UnreadableBytes {
        if (in.next() != expected) {
            throw in.unreadable("expected " + expected);
        }
    }

    private Parts end(Parts parts) throws UnreadableBytes {
        in.next();
        parts.add(ByteKind.FRAME);
        space(parts);
        return parts;
    }
}
