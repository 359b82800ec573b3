package io.wirecost.compiler.protobuf;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.lower.Slot;

/** How the two syntaxes of Protocol Buffers say the same messages. */
enum ProtoSyntax {
    /** For the library of its authors: leaves say that they may be absent, numbers in lists are packed unasked. */
    PROTO3("proto3", true) {
        @Override
        String label(Slot slot) {
            return slot.optional() && slot.shape().asLeaf().isPresent() ? "optional " : "";
        }

        @Override
        String suffix(Slot slot) {
            return "";
        }

        @Override
        String unpacked() {
            return " [packed = false]";
        }
    },
    /**
     * For libraries that know no other, and no oneof: every field has a label. Lists of enums are not packed, which every reader
     * accepts, because Jackson repeats the tag within a packed one.
     */
    PROTO2("proto2", false) {
        @Override
        String label(Slot slot) {
            return slot.shape().isCollection() ? "" : "optional ";
        }

        @Override
        String suffix(Slot slot) {
            return slot.shape()
                    .asListed()
                    .flatMap(listed -> listed.element().asLeaf())
                    .map(leaf -> switch (Carrier.of(leaf.type()).kind()) {
                        case BOOLEAN, INT, LONG, FLOAT, DOUBLE -> " [packed = true]";
                        case STRING, BYTES, ENUM -> "";
                    })
                    .orElse("");
        }

        @Override
        String unpacked() {
            return "";
        }
    };

    private final String id;
    private final boolean oneofs;

    ProtoSyntax(String id, boolean oneofs) {
        this.id = id;
        this.oneofs = oneofs;
    }

    String id() {
        return id;
    }

    /** Returns whether a union is a oneof. Otherwise it is fields of which one is there, in the same bytes. */
    boolean hasOneofs() {
        return oneofs;
    }

    /** What stands before a field's type, {@code repeated} aside. */
    abstract String label(Slot slot);

    /** What stands behind a field's number. */
    abstract String suffix(Slot slot);

    /** What stands behind the number of a list that is not packed. */
    abstract String unpacked();
}
