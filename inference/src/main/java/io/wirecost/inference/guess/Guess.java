package io.wirecost.inference.guess;

import io.wirecost.core.schema.LeafCases;
import io.wirecost.core.schema.Spelling;
import io.wirecost.core.schema.Type;
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

    /** Returns the result of the case of this guess's kind. */
    <R> R match(GuessCases<R> cases);

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
                    .orElseGet(() -> type.match(new LeafCases<>(
                            Type.Primitive::toString,
                            Type.Temporal::toString,
                            Type.Fixed::toString,
                            Type.Decimal::toString,
                            uuid -> "uuid",
                            Type.EnumRef::toString)));
        }

        @Override
        public <R> R match(GuessCases<R> cases) {
            return cases.value().apply(this);
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
        public <R> R match(GuessCases<R> cases) {
            return cases.choice().apply(this);
        }
    }

    /**
     * An object with fields.
     *
     * @param kinds of objects, if there is more than one
     */
    record Entity(List<Member> members, Optional<Variants> kinds, boolean isOptional, Evidence evidence)
            implements Guess {
        public Entity {
            members = List.copyOf(members);
        }

        @Override
        public Guess optional() {
            return new Entity(members, kinds, true, evidence);
        }

        @Override
        public String words() {
            return "record of " + members.size();
        }

        @Override
        public <R> R match(GuessCases<R> cases) {
            return cases.entity().apply(this);
        }
    }

    /**
     * A field of an object, by its key in JSON.
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
        public <R> R match(GuessCases<R> cases) {
            return cases.many().apply(this);
        }
    }

    /** An object whose keys are data. */
    record Keyed(Guess values, boolean isOptional, Evidence evidence) implements Guess {
        @Override
        public Guess optional() {
            return new Keyed(values, true, evidence);
        }

        @Override
        public String words() {
            return "map of " + values.words();
        }

        @Override
        public <R> R match(GuessCases<R> cases) {
            return cases.keyed().apply(this);
        }
    }
}
