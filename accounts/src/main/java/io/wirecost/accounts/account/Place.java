package io.wirecost.accounts.account;

/**
 * A place of a schema that bytes belong to.
 *
 * @param path names of fields with dots between them; {@code []} stands for the elements of a list, <code>{}</code> for
 *     the values of a map and <code>{key}</code> for its keys; empty for the message itself
 */
public record Place(String path) {
    /** The message itself. */
    public static final Place MESSAGE = new Place("");

    /** The field that this place is in: itself, or the field whose elements, values or keys stand here. */
    public Place ofField() {
        String field = path;
        while (field.endsWith("]") || field.endsWith("}")) {
            field = field.substring(0, Math.max(field.lastIndexOf('['), field.lastIndexOf('{')));
        }
        return new Place(field);
    }

    /** A field of the record here. */
    public Place field(String name) {
        return new Place(path.isEmpty() ? name : path + "." + name);
    }

    /** The elements of the list here. */
    public Place element() {
        return new Place(path + "[]");
    }

    /** The values of the map here. */
    public Place value() {
        return new Place(path + "{}");
    }

    /** The keys of the map here. */
    public Place key() {
        return new Place(path + "{key}");
    }
}
