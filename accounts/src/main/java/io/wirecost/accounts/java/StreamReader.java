package io.wirecost.accounts.java;

import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.java.ClassDescription.FieldDescription;
import io.wirecost.accounts.tree.Parts;
import io.wirecost.accounts.walk.ByteReader;
import io.wirecost.core.run.ByteKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads the object stream protocol. What a class is called and has belongs to the object that needs its description first.
 */
final class StreamReader {
    private static final int HEADER_BYTES = 4;
    private static final int FIRST_HANDLE = 0x7e0000;
    private static final int NULL = 0x70;
    private static final int REFERENCE = 0x71;
    private static final int CLASS = 0x72;
    private static final int OBJECT = 0x73;
    private static final int STRING = 0x74;
    private static final int ARRAY = 0x75;
    private static final int BLOCK = 0x77;
    private static final int END_BLOCK = 0x78;
    private static final int LONG_BLOCK = 0x7a;
    private static final int LONG_STRING = 0x7c;
    private static final int ENUM = 0x7e;

    private final ByteReader in;
    private final List<Object> handles = new ArrayList<>();

    StreamReader(byte[] message) {
        this.in = new ByteReader(message);
    }

    /** The one object of a stream. */
    Item root() throws UnreadableBytes {
        in.next(HEADER_BYTES);
        Item root = item(new Parts(in).add(ByteKind.FRAME));
        in.requireEnd();
        return root;
    }

    private Item item(Parts parts) throws UnreadableBytes {
        int code = in.next();
        return switch (code) {
            case NULL -> Item.of(parts.add(ByteKind.PRESENCE).list(), "", null);
            case REFERENCE -> reference(parts);
            case OBJECT -> object(parts.add(ByteKind.TAG));
            case STRING, LONG_STRING -> string(code, parts.add(ByteKind.TAG));
            case ARRAY -> array(parts.add(ByteKind.TAG));
            case ENUM -> constant(parts.add(ByteKind.TAG));
            case BLOCK, LONG_BLOCK -> block(code, parts.add(ByteKind.TAG));
            default -> throw in.unreadable("0x%02x begins nothing that is known".formatted(code));
        };
    }

    private Object handle() throws UnreadableBytes {
        int handle = (int) in.bigEndian(Integer.BYTES) - FIRST_HANDLE;
        if (handle < 0 || handle >= handles.size() || handles.get(handle) == null) {
            throw in.unreadable("a reference to nothing that came before");
        }
        return handles.get(handle);
    }

    private int reserve() {
        handles.add(null);
        return handles.size() - 1;
    }

    private Item reference(Parts parts) throws UnreadableBytes {
        if (!(handle() instanceof Item item)) {
            throw in.unreadable("a reference to a class");
        }
        return item.referredTo(parts.add(ByteKind.POINTER).list());
    }

    private Item string(int code, Parts parts) throws UnreadableBytes {
        int handle = reserve();
        long length = in.bigEndian(code == STRING ? Short.BYTES : Long.BYTES);
        parts.add(ByteKind.LENGTH);
        String text = ModifiedUtf8.text(in.next(length));
        Item item = Item.of(parts.add(ByteKind.PAYLOAD).list(), "java.lang.String", text);
        handles.set(handle, item);
        return item;
    }

    private Item block(int code, Parts parts) throws UnreadableBytes {
        long length = code == BLOCK ? in.next() : in.bigEndian(Integer.BYTES);
        parts.add(ByteKind.LENGTH);
        byte[] data = in.next(length);
        return Item.of(parts.add(ByteKind.PAYLOAD).list(), "", data);
    }

    private Item constant(Parts parts) throws UnreadableBytes {
        ClassDescription type = description(parts);
        int handle = reserve();
        Item name = item(new Parts(in));
        Item item = Item.of(parts.add(name.parts()).list(), type.name(), name.value());
        handles.set(handle, item);
        return item;
    }

    private Item array(Parts parts) throws UnreadableBytes {
        ClassDescription type = description(parts);
        int handle = reserve();
        long length = in.bigEndian(Integer.BYTES);
        parts.add(ByteKind.LENGTH);
        if (!type.name().equals("[B")) {
            throw in.unreadable("an array of " + type.name());
        }
        byte[] bytes = in.next(length);
        Item item = Item.of(parts.add(ByteKind.PAYLOAD).list(), type.name(), bytes);
        handles.set(handle, item);
        return item;
    }

    private Item object(Parts parts) throws UnreadableBytes {
        ClassDescription type = description(parts);
        Map<String, Item> fields = new LinkedHashMap<>();
        List<Item> written = new ArrayList<>();
        Item item = new Item(parts.list(), type.name(), null, fields, written);
        handles.add(item);
        Parts ends = new Parts(in);
        content(type, fields, written, ends);
        return new Item(ends.add(item.parts()).list(), type.name(), null, fields, written);
    }

    private void content(ClassDescription type, Map<String, Item> fields, List<Item> written, Parts ends)
            throws UnreadableBytes {
        if (type.parent() != null) {
            content(type.parent(), fields, written, ends);
        }
        if (!type.isExternalizable()) {
            for (FieldDescription field : type.fields()) {
                fields.put(field.name(), field(field.type()));
            }
        }
        if (type.isExternalizable() || type.writesItself()) {
            while (in.peek() != END_BLOCK) {
                written.add(item(new Parts(in)));
            }
            in.next();
            ends.add(ByteKind.FRAME);
        }
    }

    private Item field(char type) throws UnreadableBytes {
        Parts parts = new Parts(in);
        Object value = switch (type) {
            case 'Z' -> in.next() != 0;
            case 'B' -> (long) (byte) in.next();
            case 'I' -> (long) (int) in.bigEndian(Integer.BYTES);
            case 'J' -> in.bigEndian(Long.BYTES);
            case 'F' -> Float.intBitsToFloat((int) in.bigEndian(Float.BYTES));
            case 'D' -> Double.longBitsToDouble(in.bigEndian(Double.BYTES));
            case 'L', '[' -> null;
            default -> throw in.unreadable("a field of type " + type);
        };
        return value == null ? item(parts) : Item.of(parts.add(ByteKind.PAYLOAD).list(), "", value);
    }

    private ClassDescription description(Parts parts) throws UnreadableBytes {
        int code = in.next();
        if (code == REFERENCE) {
            ClassDescription known = handle() instanceof ClassDescription type ? type : null;
            parts.add(ByteKind.POINTER);
            return known;
        } else if (code == NULL) {
            parts.add(ByteKind.FRAME);
            return null;
        } else if (code != CLASS) {
            throw in.unreadable("expected a class");
        }
        parts.add(ByteKind.TAG);
        String name = name(parts);
        in.next(Long.BYTES);
        int handle = reserve();
        int flags = in.next();
        long count = in.bigEndian(Short.BYTES);
        parts.add(ByteKind.FRAME);
        List<FieldDescription> fields = new ArrayList<>();
        for (; count > 0; count--) {
            fields.add(fieldDescription(parts));
        }
        in.next();
        parts.add(ByteKind.FRAME);
        ClassDescription known = new ClassDescription(name, flags, fields, description(parts));
        handles.set(handle, known);
        return known;
    }

    private String name(Parts parts) throws UnreadableBytes {
        String name = ModifiedUtf8.text(in.next(in.bigEndian(Short.BYTES)));
        parts.add(ByteKind.NAME);
        return name;
    }

    private FieldDescription fieldDescription(Parts parts) throws UnreadableBytes {
        char type = (char) in.next();
        parts.add(ByteKind.TAG);
        String name = name(parts);
        if (type == 'L' || type == '[') {
            Item typeName = item(new Parts(in));
            typeName.parts().forEach(part -> parts.add(part.stretch(), ByteKind.NAME));
        }
        return new FieldDescription(type, name);
    }
}
