package io.wirecost.accounts.ion;

import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.tree.AccountNode;
import io.wirecost.accounts.tree.AccountNode.Element;
import io.wirecost.accounts.tree.AccountNode.Entry;
import io.wirecost.accounts.tree.AccountNode.Mapping;
import io.wirecost.accounts.tree.AccountNode.Scalar;
import io.wirecost.accounts.tree.AccountNode.Sequence;
import io.wirecost.accounts.tree.Parts;
import io.wirecost.accounts.walk.ByteReader;
import io.wirecost.accounts.walk.Carried;
import io.wirecost.accounts.walk.QuotedText;
import io.wirecost.core.run.ByteKind;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.Pattern;

/** Parses a message of Ion as its libraries write it as text: without space between its parts. A comma belongs to what follows it. */
public final class IonTextParser {
    private static final Pattern INTEGER = Pattern.compile("-?[0-9]+");

    private final ByteReader in;

    private IonTextParser(byte[] message) {
        this.in = new ByteReader(message);
    }

    /** Returns what a message holds. */
    public static AccountNode parse(byte[] message) throws UnreadableBytes {
        IonTextParser parser = new IonTextParser(message);
        AccountNode node = parser.value();
        parser.in.requireEnd();
        return node;
    }

    private AccountNode value() throws UnreadableBytes {
        return switch (in.peek()) {
            case '{' -> in.peek(1) == '{' ? blob() : mapping();
            case '[' -> sequence();
            case '"' -> quoted('"');
            default -> word();
        };
    }

    private Scalar blob() throws UnreadableBytes {
        in.next(2);
        Parts parts = new Parts(in).add(ByteKind.FRAME);
        byte[] bytes = Base64.getDecoder().decode(plain("}"));
        parts.add(ByteKind.PAYLOAD);
        in.next(2);
        return new Scalar(parts.add(ByteKind.FRAME).list(), bytes);
    }

    private Scalar quoted(char quote) throws UnreadableBytes {
        in.next();
        Parts parts = new Parts(in).add(ByteKind.FRAME);
        String text = new QuotedText(in, quote).read();
        parts.add(ByteKind.PAYLOAD);
        in.next();
        return new Scalar(parts.add(ByteKind.FRAME).list(), text);
    }

    private Scalar word() throws UnreadableBytes {
        String word = plain(",]}");
        boolean absent = word.equals("null");
        Parts parts = new Parts(in).add(absent ? ByteKind.PRESENCE : ByteKind.PAYLOAD);
        return new Scalar(parts.list(), absent ? null : carrier(word));
    }

    /** Integers are numbers, as in binary Ion; the words that no other format has are too, and all others stay text. */
    private static Object carrier(String word) {
        return switch (word) {
            case "nan" -> Double.NaN;
            case "+inf" -> Double.POSITIVE_INFINITY;
            case "-inf" -> Double.NEGATIVE_INFINITY;
            default -> INTEGER.matcher(word).matches() ? (Object) Long.valueOf(word) : real(word);
        };
    }

    private static Object real(String word) {
        return word.indexOf('d') > 0 ? Carried.number(word.replace('d', 'e')) : word;
    }

    private String plain(String ends) throws UnreadableBytes {
        StringBuilder word = new StringBuilder();
        while (ends.indexOf(in.peek()) < 0) {
            word.append((char) in.next());
        }
        return word.toString();
    }

    private Sequence sequence() throws UnreadableBytes {
        Parts parts = begin();
        List<Element> elements = new ArrayList<>();
        while (in.peek() != ']') {
            elements.add(new Element(comma(elements.isEmpty()).list(), value()));
        }
        return new Sequence(end(parts).list(), elements);
    }

    private Mapping mapping() throws UnreadableBytes {
        Parts parts = begin();
        List<Entry> entries = new ArrayList<>();
        while (in.peek() != '}') {
            Parts around = comma(entries.isEmpty());
            Scalar name = name();
            expect(':');
            around.add(ByteKind.FRAME);
            entries.add(new Entry(around.list(), name.parts(), (String) name.carrier(), value()));
        }
        return new Mapping(end(parts).list(), entries);
    }

    /** A name is a symbol, quoted where it is no identifier. */
    private Scalar name() throws UnreadableBytes {
        if (in.peek() == '\'') {
            return quoted('\'');
        }
        String name = plain(":");
        return new Scalar(new Parts(in).add(ByteKind.PAYLOAD).list(), name);
    }

    private Parts begin() throws UnreadableBytes {
        in.next();
        return new Parts(in).add(ByteKind.FRAME);
    }

    private Parts end(Parts parts) throws UnreadableBytes {
        in.next();
        return parts.add(ByteKind.FRAME);
    }

    private Parts comma(boolean first) throws UnreadableBytes {
        Parts around = new Parts(in);
        if (!first) {
            expect(',');
            around.add(ByteKind.FRAME);
        }
        return around;
    }

    private void expect(char expected) throws UnreadableBytes {
        if (in.next() != expected) {
            throw in.unreadable("expected " + expected);
        }
    }
}
