package io.wirecost.compiler.lower;

import io.wirecost.core.schema.Type;
import java.util.Optional;

/** The origin of a lowered message in the schema. Equal origins are one message. */
public sealed interface Origin {
    /** Returns the result of the case of this origin's kind. */
    <R, X extends Exception> R match(OriginCases<R, X> cases) throws X;

    /** Runs the case of this origin's kind. */
    default <X extends Exception> void visit(OriginEffects<X> effects) throws X {
        match(effects.cases());
    }

    /** This origin as a record of the schema. */
    default Optional<OfRecord> asRecord() {
        return match(new OriginCases<>(Optional::of, box -> Optional.empty(), entry -> Optional.empty()));
    }

    /** A record of the schema, by its full name. */
    record OfRecord(String name) implements Origin {
        @Override
        public <R, X extends Exception> R match(OriginCases<R, X> cases) throws X {
            return cases.record().of(this);
        }
    }

    /** One value that the target cannot hold where it stands; its only slot is {@code value}. */
    record Box(Type type) implements Origin {
        @Override
        public <R, X extends Exception> R match(OriginCases<R, X> cases) throws X {
            return cases.box().of(this);
        }
    }

    /** One pair of a map with this type of values; its slots are {@code key} and {@code value}. */
    record Entry(Type value) implements Origin {
        @Override
        public <R, X extends Exception> R match(OriginCases<R, X> cases) throws X {
            return cases.entry().of(this);
        }
    }
}
