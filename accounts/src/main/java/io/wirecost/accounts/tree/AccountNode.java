package io.wirecost.accounts.tree;

import io.wirecost.accounts.account.UnreadableBytes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What a message holds at one place, as far as its format tells. */
public sealed interface AccountNode {
    /** Returns the bytes of the node itself, without those of its elements and entries. */
    List<Part> parts();

    /** Returns whether it says that there is no value. */
    default boolean isAbsent() {
        return false;
    }

    /** This node as a single value. */
    default Scalar scalar() throws UnreadableBytes {
        throw unfit("a single value");
    }

    /** This node as a list. */
    default Sequence sequence() throws UnreadableBytes {
        throw unfit("a list");
    }

    /** This node as a map or a record with names. */
    default Mapping mapping() throws UnreadableBytes {
        throw unfit("a record or a map");
    }

    /** Returns whether the elements tell themselves apart by their place. */
    default boolean isSequence() {
        return false;
    }

    private UnreadableBytes unfit(String expected) {
        int offset = parts().isEmpty() ? 0 : parts().get(0).stretch().offset();
        return new UnreadableBytes(
                offset, "expected " + expected + ", found " + getClass().getSimpleName());
    }

    /**
     * A value without parts.
     *
     * @param carrier as {@link io.wirecost.accounts.walk.Carried} takes it; null for absent
     */
    record Scalar(List<Part> parts, Object carrier) implements AccountNode {
        public Scalar {
            parts = List.copyOf(parts);
        }

        @Override
        public boolean isAbsent() {
            return carrier == null;
        }

        @Override
        public Scalar scalar() {
            return this;
        }
    }

    /** A list, or a record whose fields are told apart by their place. */
    record Sequence(List<Part> parts, List<Element> elements) implements AccountNode {
        public Sequence {
            parts = List.copyOf(parts);
            elements = List.copyOf(elements);
        }

        @Override
        public boolean isSequence() {
            return true;
        }

        @Override
        public Sequence sequence() {
            return this;
        }
    }

    /**
     * An element of a list.
     *
     * @param parts the bytes around it
     */
    record Element(List<Part> parts, AccountNode value) {
        public Element {
            parts = List.copyOf(parts);
        }
    }

    /** A map, or a record whose fields are told apart by their names. */
    record Mapping(List<Part> parts, List<Entry> entries) implements AccountNode {
        public Mapping {
            parts = List.copyOf(parts);
            entries = List.copyOf(entries);
        }

        @Override
        public Mapping mapping() {
            return this;
        }
    }

    /**
     * A value under its name.
     *
     * @param parts the bytes around it that are neither name nor value
     * @param nameParts the bytes of the name, as they are if it is the key of a map
     */
    record Entry(List<Part> parts, List<Part> nameParts, String name, AccountNode value) {
        public Entry {
            parts = List.copyOf(parts);
            nameParts = List.copyOf(nameParts);
        }
    }

    /** Returns the parts of both. */
    static List<Part> joined(List<Part> first, List<Part> last) {
        List<Part> all = new ArrayList<>(first);
        all.addAll(last);
        return Collections.unmodifiableList(all);
    }
}
