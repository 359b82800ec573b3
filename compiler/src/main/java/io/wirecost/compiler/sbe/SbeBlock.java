package io.wirecost.compiler.sbe;

import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.schema.JavaNames;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The message, or what each entry of a group is: fixed fields, then groups, then data, each in the order of the schema.
 * Records that are always there have no group of their own: their members stand among the parent's.
 *
 * @param number tells the methods of blocks apart
 * @param path names of the message and of the groups down to this one
 * @param message what it stands for
 * @param inlined the records whose members stand here, outer ones first
 */
record SbeBlock(
        int number,
        List<String> path,
        Message message,
        List<Inlined> inlined,
        List<Value> fields,
        List<Group> groups,
        List<Value> data) {
    /** Where a member's value is found: a slot of the message that a variable holds. */
    record Owner(String variable, Message message, Slot slot) {}

    /** A record that is always there, with the variable that holds it. */
    record Inlined(Owner owner, String variable, Message message) {}

    /**
     * @param path the schema's name, behind those of the records around it that have no group
     * @param variable holds the value where it may be absent
     * @param bit the place in the bits of presence; −1 where it needs none
     */
    record Value(Owner owner, String path, String name, String variable, Leaf leaf, int bit) {
        boolean optional() {
            return owner.slot().optional();
        }
    }

    /** A group. It has as many entries as a list or map, or none or one for a record that may be absent. */
    record Group(Owner owner, String path, String name, String variable, boolean repeated, SbeBlock block) {}

    SbeBlock {
        path = List.copyOf(path);
        inlined = List.copyOf(inlined);
        fields = List.copyOf(fields);
        groups = List.copyOf(groups);
        data = List.copyOf(data);
    }

    /** Returns how many values of this block have a bit of presence. */
    int bits() {
        return (int) Stream.concat(fields.stream(), data.stream())
                .filter(value -> value.bit() >= 0)
                .count();
    }

    String encoder() {
        return type("Encoder");
    }

    String decoder() {
        return type("Decoder");
    }

    /** SBE nests the classes of groups as the groups are nested. */
    private String type(String suffix) {
        return path.stream()
                .map(name -> JavaNames.capitalize(name) + suffix)
                .collect(Collectors.joining(".", SbeTarget.PACKAGE + ".", ""));
    }
}
