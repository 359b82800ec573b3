package io.wirecost.accounts.account;

/**
 * A place of a schema that bytes belong to.
 *
 * @param path names of fields with dots between them; {@code []} stands for the elements of a list, <code>{}</code> for
 *     the values of a map and <code>{key}</code> for its keys; empty for the message itself
 */
public record BytePlace(String path) {
    /** The message itself. */
    public static final BytePlace MESSAGE = new BytePlace("");

    /** The field that this place is in: itself, or the field whose elements, values or keys stand here. */
    public BytePlace ofField() {
        String field = path;
        while (field.endsWith("]") || field.endsWith("}")) {
            field = field.substring(0, Math.max(field.lastIndexOf('['), field.lastIndexOf('{')));
        }
        return new BytePlace(field);
    }

    /** A field of the record here. */
    public BytePlace field(String name) {
        return new BytePlace(path.isEmpty() ? name : path + "." + name);
    }

    /** The elements of the list here. */
    public BytePlace element() {
        return new BytePlace(path + "[]");
    }

    /** The values of the map here. */
    public BytePlace value() {
        return new BytePlace(path + "{}");
    }

    /** The keys of the map here. */
    public BytePlace key() {
        return new BytePlace(path + "{key}");
    }
}
