package io.wirecost.accounts.bson;

import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.tree.AccountNode;
import io.wirecost.accounts.tree.AccountNode.Element;
import io.wirecost.accounts.tree.AccountNode.Entry;
import io.wirecost.accounts.tree.AccountNode.Mapping;
import io.wirecost.accounts.tree.AccountNode.Scalar;
import io.wirecost.accounts.tree.AccountNode.Sequence;
import io.wirecost.accounts.tree.Part;
import io.wirecost.accounts.tree.Parts;
import io.wirecost.accounts.walk.ByteReader;
import io.wirecost.core.run.ByteKind;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Parses a document of BSON. The elements of a list have names too: their indexes. */
public final class BsonParser {
    private final ByteReader in;

    private BsonParser(byte[] message) {
        this.in = new ByteReader(message);
    }

    /** Returns what a message holds. */
    public static AccountNode parse(byte[] message) throws UnreadableBytes {
        BsonParser parser = new BsonParser(message);
        Document document = parser.document();
        parser.in.requireEnd();
        return new Mapping(document.parts, document.entries);
    }

    private record Document(List<Part> parts, List<Entry> entries) {}

    private Document document() throws UnreadableBytes {
        Parts parts = new Parts(in);
        in.littleEndian(Integer.BYTES);
        parts.add(ByteKind.LENGTH);
        List<Entry> entries = new ArrayList<>();
        while (in.peek() != 0) {
            entries.add(entry());
        }
        in.next();
        return new Document(parts.add(ByteKind.FRAME).list(), entries);
    }

    private Entry entry() throws UnreadableBytes {
        int type = in.next();
        List<Part> tag = new Parts(in).add(ByteKind.TAG).list();
        Parts parts = new Parts(in);
        ByteArrayOutputStream name = new ByteArrayOutputStream();
        while (in.peek() != 0) {
            name.write(in.next());
        }
        parts.add(ByteKind.PAYLOAD);
        in.next();
        parts.add(ByteKind.FRAME);
        return new Entry(tag, parts.list(), name.toString(StandardCharsets.UTF_8), value(type));
    }

    private AccountNode value(int type) throws UnreadableBytes {
        Parts parts = new Parts(in);
        return switch (type) {
            case 0x01 -> scalar(parts, Double.longBitsToDouble(in.littleEndian(Double.BYTES)));
            case 0x02, 0x0e -> text(parts);
            case 0x03 -> mapping(document());
            case 0x04 -> list(document());
            case 0x05 -> binary(parts);
            case 0x08 -> scalar(parts, in.next() != 0);
            case 0x0a -> new Scalar(List.of(), null);
            case 0x10 -> scalar(parts, (long) (int) in.littleEndian(Integer.BYTES));
            case 0x09, 0x12 -> scalar(parts, in.littleEndian(Long.BYTES));
            default -> throw in.unreadable("an element of type 0x%02x, which no codec writes".formatted(type));
        };
    }

    private static Scalar scalar(Parts parts, Object carrier) {
        return new Scalar(parts.add(ByteKind.PAYLOAD).list(), carrier);
    }

    private Scalar text(Parts parts) throws UnreadableBytes {
        long length = in.littleEndian(Integer.BYTES);
        parts.add(ByteKind.LENGTH);
        String text = new String(in.next(length - 1), StandardCharsets.UTF_8);
        parts.add(ByteKind.PAYLOAD);
        in.next();
        return new Scalar(parts.add(ByteKind.FRAME).list(), text);
    }

    private Scalar binary(Parts parts) throws UnreadableBytes {
        long length = in.littleEndian(Integer.BYTES);
        parts.add(ByteKind.LENGTH);
        in.next();
        parts.add(ByteKind.TAG);
        return scalar(parts, in.next(length));
    }

    private static Mapping mapping(Document document) {
        return new Mapping(document.parts, document.entries);
    }

    private static Sequence list(Document document) {
        List<Element> elements = new ArrayList<>();
        for (Entry entry : document.entries) {
            List<Part> index = entry.nameParts().stream()
                    .map(part -> new Part(part.stretch(), ByteKind.NAME))
                    .toList();
            elements.add(new Element(AccountNode.joined(entry.parts(), index), entry.value()));
        }
        return new Sequence(document.parts, elements);
    }
}
