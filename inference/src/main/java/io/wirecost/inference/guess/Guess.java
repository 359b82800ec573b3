package io.wirecost.inference.guess;

import io.wirecost.core.schema.Spelling;
import io.wirecost.core.schema.Type;
import io.wirecost.inference.observe.KindRule;
import java.util.List;
import java.util.Optional;

/** What a place of the records is taken for. */
public sealed interface Guess {
    /** Returns whether it is absent or null in some records. */
    boolean isOptional();

    Evidence evidence();

    /** The same, which may be absent. */
    Guess optional();

    /** In a word or two, e.g. {@code long}, {@code enum of 3}, {@code array of string}. */
    String words();

    Form form();

    /** The type of a value. */
    default Type.Leaf type() {
        throw new IllegalStateException(words() + " has no type");
    }

    /** The symbols of a choice. */
    default List<String> symbols() {
        throw new IllegalStateException(words() + " has no symbols");
    }

    /** The fields of an entity, or the branches of a union. */
    default List<Member> members() {
        throw new IllegalStateException(words() + " has no members");
    }

    /** What an array's elements or a map's values are taken for. */
    default Guess elements() {
        throw new IllegalStateException(words() + " has no elements");
    }

    /** How JSON spells a value, if not as usual. */
    default Optional<Spelling> spelling() {
        return Optional.empty();
    }

    /** The kinds of an entity, if there is more than one. */
    default Optional<Variants> kinds() {
        return Optional.empty();
    }

    /** By what the kinds of an entity are told apart, if they should be a union. */
    default Optional<KindRule> rule() {
        return Optional.empty();
    }

    /** The forms of guesses: one for each class. */
    enum Form {
        VALUE,
        CHOICE,
        ENTITY,
        MANY,
        KEYED,
        UNION
    }

    /** A value that holds no others, and is no symbol of an enum. */
    record Value(Type.Leaf type, Optional<Spelling> spelling, boolean isOptional, Evidence evidence) implements Guess {
        @Override
        public Guess optional() {
            return new Value(type, spelling, true, evidence);
        }

        @Override
        public String words() {
            return spelling.filter(Spelling.Word.JSON::equals)
                    .map(json -> "JSON text")
                    .orElseGet(() -> switch (type.kind()) {
                        case UUID -> "uuid";
                        case FIXED -> "fixed of " + type.size() + " bytes";
                        default -> type.toString();
                    });
        }

        @Override
        public Form form() {
            return Form.VALUE;
        }
    }

    /** One of few texts. */
    record Choice(List<String> symbols, boolean isOptional, Evidence evidence) implements Guess {
        public Choice {
            symbols = List.copyOf(symbols);
        }

        @Override
        public Guess optional() {
            return new Choice(symbols, true, evidence);
        }

        @Override
        public String words() {
            return "enum of " + symbols.size();
        }

        @Override
        public Form form() {
            return Form.CHOICE;
        }
    }

    /**
     * An object with fields.
     *
     * @param kinds of objects, if there is more than one
     * @param rule by which the kinds could be a union
     */
    record Entity(
            List<Member> members,
            Optional<Variants> kinds,
            Optional<KindRule> rule,
            boolean isOptional,
            Evidence evidence)
            implements Guess {
        public Entity {
            members = List.copyOf(members);
        }

        @Override
        public Guess optional() {
            return new Entity(members, kinds, rule, true, evidence);
        }

        @Override
        public String words() {
            return "record of " + members.size();
        }

        @Override
        public Form form() {
            return Form.ENTITY;
        }
    }

    /**
     * A value of one of several kinds.
     *
     * @param members the branches
     */
    record Union(List<Member> members, boolean isOptional, Evidence evidence) implements Guess {
        public Union {
            members = List.copyOf(members);
        }

        @Override
        public Guess optional() {
            return new Union(members, true, evidence);
        }

        @Override
        public String words() {
            return "union of " + members.size();
        }

        @Override
        public Form form() {
            return Form.UNION;
        }
    }

    /**
     * A field of an object, by its key in JSON, or a branch of a union, by the name of its kind.
     *
     * @param absence how often it has no value; empty if it always has one
     */
    record Member(String key, Guess guess, String absence) {}

    /** An array. */
    record Many(Guess elements, boolean isOptional, Evidence evidence) implements Guess {
        @Override
        public Guess optional() {
            return new Many(elements, true, evidence);
        }

        @Override
        public String words() {
            return "array of " + elements.words();
        }

        @Override
        public Form form() {
            return Form.MANY;
        }
    }

    /** An object whose keys are data. */
    record Keyed(Guess elements, boolean isOptional, Evidence evidence) implements Guess {
        @Override
        public Guess optional() {
            return new Keyed(elements, true, evidence);
        }

        @Override
        public String words() {
            return "map of " + elements.words();
        }

        @Override
        public Form form() {
            return Form.KEYED;
        }
    }
}
