package io.wirecost.compiler.capnproto;

import java.util.ArrayList;
import java.util.List;

/**
 * Gives the branches of a union their places in a struct, by the rule that the format prescribes. Branches share their room. One
 * that does not fit into the room of those before it has that room grow, or else gets new room. The tag, which is the number of
 * the branch that is there, gets its place before the second branch.
 */
final class UnionLayout {
    private final StructLayout struct;
    private final List<Room> rooms = new ArrayList<>();
    private int pointer = -1;
    private int branches;
    private int tag;

    /** @param offset in units of its own size */
    private record Room(int bits, int offset) {
        /** The place of a field at the beginning of the room, in units of the field's size. */
        int place(int fieldBits) {
            return offset * (bits / fieldBits);
        }
    }

    UnionLayout(StructLayout struct) {
        this.struct = struct;
    }

    /** @return the place of a branch in the data section, in units of its own size */
    int addData(int bits) {
        addBranch();
        int room = smallest(bits);
        if (room < 0) {
            room = grown(bits);
        }
        if (room < 0) {
            room = rooms.size();
            rooms.add(new Room(bits, struct.addData(bits)));
        }
        return rooms.get(room).place(bits);
    }

    /** @return the place of a branch in the pointer section */
    int addPointer() {
        addBranch();
        if (pointer < 0) {
            pointer = struct.addPointer();
        }
        return pointer;
    }

    /** The place of the tag in the data section, in units of its own size; of no meaning before the second branch. */
    int tag() {
        return tag;
    }

    private void addBranch() {
        if (++branches == 2) {
            tag = struct.addData(Struct.TAG_BITS);
        }
    }

    private int smallest(int bits) {
        int found = -1;
        for (int i = 0; i < rooms.size(); i++) {
            int size = rooms.get(i).bits;
            if (size >= bits && (found < 0 || size < rooms.get(found).bits)) {
                found = i;
            }
        }
        return found;
    }

    private int grown(int bits) {
        for (int i = 0; i < rooms.size(); i++) {
            Room room = rooms.get(i);
            if (struct.expand(room.bits, room.offset, bits)) {
                rooms.set(i, new Room(bits, room.offset / (bits / room.bits)));
                return i;
            }
        }
        return -1;
    }
}
