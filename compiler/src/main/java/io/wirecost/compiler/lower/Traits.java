package io.wirecost.compiler.lower;

/**
 * What the messages of a target can hold by themselves. Whatever it cannot is put into a message of its own, so that
 * nothing is lost: absent against empty, null elements, lists of lists.
 *
 * @param optionalLists whether an absent list differs from an empty one
 * @param nestedLists whether a list's elements may be lists
 * @param listsOfBytes whether a list's elements may be byte strings
 * @param nativeMaps whether it has maps by string, of leaves or messages; otherwise a map is a list of key/value pairs
 */
public record Traits(boolean optionalLists, boolean nestedLists, boolean listsOfBytes, boolean nativeMaps) {}
