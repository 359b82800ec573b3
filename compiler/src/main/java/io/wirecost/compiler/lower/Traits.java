package io.wirecost.compiler.lower;

/**
 * The values that the messages of a target can hold by themselves. Whatever it cannot is put into a message of its own,
 * so that nothing is lost: absent against empty, null elements, lists of lists.
 *
 * @param optionalLists whether an absent list differs from an empty one
 * @param nestedLists whether the elements of lists and the values of maps may be lists and maps
 * @param listsOfBytes whether a list's elements may be byte strings
 * @param nativeMaps whether it has maps by string; otherwise a map is a list of key/value pairs
 * @param optionalLeaves whether an absent number or string differs from every value of its type
 * @param optionalElements whether elements of lists and values of maps may be absent
 * @param listsOfIntegers whether a list's elements may be booleans, integers or enums
 * @param anyBranches whether a union's branches may be other things than messages
 * @param ownMessages whether messages are those of the user's own {@code .proto}, if there is one: its oneofs are fields of the
 *     message around them, and values have its kinds
 */
public record Traits(
        boolean optionalLists,
        boolean nestedLists,
        boolean listsOfBytes,
        boolean nativeMaps,
        boolean optionalLeaves,
        boolean optionalElements,
        boolean listsOfIntegers,
        boolean anyBranches,
        boolean ownMessages) {
    /** The traits of most targets: leaves may be absent, elements may not, and every leaf may be an element. */
    public Traits(boolean optionalLists, boolean nestedLists, boolean listsOfBytes, boolean nativeMaps) {
        this(optionalLists, nestedLists, listsOfBytes, nativeMaps, true, false, true, true, false);
    }

    /** The same for a target whose unions hold messages only. */
    public Traits withMessagesAsBranches() {
        return new Traits(
                optionalLists,
                nestedLists,
                listsOfBytes,
                nativeMaps,
                optionalLeaves,
                optionalElements,
                listsOfIntegers,
                false,
                ownMessages);
    }

    /** The same for Protocol Buffers. */
    public Traits withOwnMessages() {
        return new Traits(
                optionalLists,
                nestedLists,
                listsOfBytes,
                nativeMaps,
                optionalLeaves,
                optionalElements,
                listsOfIntegers,
                anyBranches,
                true);
    }

    /** Everything that a schema can say. */
    public static Traits all() {
        return new Traits(true, true, true, true, true, true, true, true, false);
    }
}
