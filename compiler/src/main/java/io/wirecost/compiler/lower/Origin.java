package io.wirecost.compiler.lower;

import io.wirecost.core.schema.ProtoKind;
import io.wirecost.core.schema.Type;
import java.util.Optional;

/** The origin of a lowered message in the schema. Equal origins are one message. */
public sealed interface Origin {
    /** The kinds of origins. */
    enum Kind {
        RECORD,
        BOX,
        PARTS,
        ENTRY
    }

    Kind kind();

    /** The full name of a record. */
    default String name() {
        throw new IllegalStateException("an origin without name: " + this);
    }

    /** The type of the value that a box or an entry is made for. */
    default Type type() {
        throw new IllegalStateException("an origin without type: " + this);
    }

    /** The message of Protocol Buffers' own that it is; {@link ProtoKind#USUAL} for all others. */
    default ProtoKind known() {
        return ProtoKind.USUAL;
    }

    /** This origin as a record of the schema. */
    default Optional<OfRecord> asRecord() {
        return kind() == Kind.RECORD ? Optional.of((OfRecord) this) : Optional.empty();
    }

    /** A record of the schema, by its full name. */
    record OfRecord(String name) implements Origin {
        @Override
        public Kind kind() {
            return Kind.RECORD;
        }
    }

    /**
     * One value that the target cannot hold where it stands; its only slot is {@code value}.
     *
     * @param known the wrapper of Protocol Buffers' own that it is, as a user's {@code .proto} has it
     */
    record Box(Type type, ProtoKind known) implements Origin {
        /** A box that is none of Protocol Buffers' own. */
        public Box(Type type) {
            this(type, ProtoKind.USUAL);
        }

        @Override
        public Kind kind() {
            return Kind.BOX;
        }
    }

    /** A point of time or a duration as Protocol Buffers' own message; its slots are {@code seconds} and {@code nanos}. */
    record Parts(Type type, ProtoKind known) implements Origin {
        @Override
        public Kind kind() {
            return Kind.PARTS;
        }
    }

    /** One pair of a map with this type of values; its slots are {@code key} and {@code value}. */
    record Entry(Type type) implements Origin {
        @Override
        public Kind kind() {
            return Kind.ENTRY;
        }
    }
}
