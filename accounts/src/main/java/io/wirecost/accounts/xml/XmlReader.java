package io.wirecost.accounts.xml;

import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.tree.Parts;
import io.wirecost.accounts.walk.ByteReader;
import io.wirecost.core.run.ByteKind;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Reads a document of elements and text in UTF-8. What stands in a tag behind the name is a part of its frame. */
final class XmlReader {
    private static final String CDATA = "![CDATA[";
    private static final String CDATA_END = "]]>";

    private final ByteReader in;

    XmlReader(byte[] message) {
        this.in = new ByteReader(message);
    }

    XmlElement root() throws UnreadableBytes {
        Parts before = new Parts(in);
        passSpace(before);
        while (begins("<?") || begins("<!")) {
            while (in.next() != '>') {}
            before.add(ByteKind.FRAME);
            passSpace(before);
        }
        XmlElement root = element(before);
        Parts after = new Parts(in).add(root.parts());
        passSpace(after);
        in.requireEnd();
        return new XmlElement(root.name(), after.list(), root.text(), root.children());
    }

    private void passSpace(Parts parts) throws UnreadableBytes {
        while (in.hasNext() && isSpace(in.peek())) {
            in.next();
        }
        parts.add(ByteKind.PADDING);
    }

    private static boolean isSpace(int c) {
        return c == ' ' || c == '\n' || c == '\r' || c == '\t';
    }

    private boolean begins(String with) throws UnreadableBytes {
        return in.peek() == with.charAt(0) && in.peek(1) == with.charAt(1);
    }

    private XmlElement element(Parts parts) throws UnreadableBytes {
        expect('<');
        parts.add(ByteKind.FRAME);
        String name = name(parts);
        boolean empty = tagEnd();
        parts.add(ByteKind.FRAME);
        return empty ? new XmlElement(name, parts.list(), "", List.of()) : content(name, parts);
    }

    private String name(Parts parts) throws UnreadableBytes {
        ByteArrayOutputStream name = new ByteArrayOutputStream();
        while (!isSpace(in.peek()) && in.peek() != '>' && in.peek() != '/') {
            name.write(in.next());
        }
        parts.add(ByteKind.NAME);
        return name.toString(StandardCharsets.UTF_8);
    }

    /** Passes over what is left of a tag; returns whether it is that of an empty element. */
    private boolean tagEnd() throws UnreadableBytes {
        int last = 0;
        int quote = 0;
        while (quote != 0 || in.peek() != '>') {
            last = in.next();
            quote = quote == 0 && (last == '"' || last == '\'') ? last : last == quote ? 0 : quote;
        }
        in.next();
        return last == '/';
    }

    private XmlElement content(String name, Parts parts) throws UnreadableBytes {
        StringBuilder text = new StringBuilder();
        List<XmlElement> children = new ArrayList<>();
        while (!begins("</")) {
            text.append(text(parts));
            if (begins("</")) {
                break;
            } else if (begins("<!")) {
                text.append(cdata(parts));
            } else {
                if (!text.toString().isBlank()) {
                    throw in.unreadable("text beside elements");
                }
                text.setLength(0);
                children.add(element(new Parts(in)));
            }
        }
        in.next();
        in.next();
        parts.add(ByteKind.FRAME);
        name(parts);
        tagEnd();
        parts.add(ByteKind.FRAME);
        return new XmlElement(name, parts.list(), children.isEmpty() ? text.toString() : "", children);
    }

    /** Text up to the next tag. Before an element it can only be white space. */
    private String text(Parts parts) throws UnreadableBytes {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        while (in.peek() != '<') {
            int next = in.next();
            if (next == '&') {
                text.writeBytes(reference().getBytes(StandardCharsets.UTF_8));
            } else {
                text.write(next);
            }
        }
        boolean before = in.peek(1) != '/' && in.peek(1) != '!';
        parts.add(before ? ByteKind.PADDING : ByteKind.PAYLOAD);
        return text.toString(StandardCharsets.UTF_8);
    }

    private String reference() throws UnreadableBytes {
        StringBuilder name = new StringBuilder();
        while (in.peek() != ';') {
            name.append((char) in.next());
        }
        in.next();
        String entity = name.toString();
        return switch (entity) {
            case "amp" -> "&";
            case "lt" -> "<";
            case "gt" -> ">";
            case "quot" -> "\"";
            case "apos" -> "'";
            default -> Character.toString(number(entity));
        };
    }

    private int number(String entity) throws UnreadableBytes {
        if (!entity.startsWith("#")) {
            throw in.unreadable("an entity that XML does not define");
        }
        return entity.startsWith("#x")
                ? Integer.parseInt(entity.substring(2), 16)
                : Integer.parseInt(entity.substring(1));
    }

    private String cdata(Parts parts) throws UnreadableBytes {
        expect('<');
        for (char c : CDATA.toCharArray()) {
            expect(c);
        }
        parts.add(ByteKind.FRAME);
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        while (!(in.peek() == ']' && in.peek(1) == ']' && in.peek(2) == '>')) {
            text.write(in.next());
        }
        parts.add(ByteKind.PAYLOAD);
        in.next(CDATA_END.length());
        parts.add(ByteKind.FRAME);
        return text.toString(StandardCharsets.UTF_8);
    }

    private void expect(char expected) throws UnreadableBytes {
        if (in.next() != expected) {
            throw in.unreadable("expected " + expected);
        }
    }
}
