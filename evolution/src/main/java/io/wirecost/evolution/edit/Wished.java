package io.wirecost.evolution.edit;

import io.wirecost.core.value.RecordValue;
import java.util.Optional;
import java.util.function.Function;

/** The value that a reader should see, or that no value can be right: then an error is as wished. */
public sealed interface Wished {
    /** The value; empty if there is none. */
    Optional<RecordValue> value();

    /** Makes something of the value, or of the reason why there is none. */
    <R> R map(Function<RecordValue, R> ofValue, Function<String, R> ofReason);

    static Wished of(RecordValue value) {
        return new Right(value);
    }

    /** @param why with the path of the value, in the reader's schema */
    static Wished none(String why) {
        return new None(why);
    }

    /** A value of the reader's schema. */
    record Right(RecordValue right) implements Wished {
        @Override
        public Optional<RecordValue> value() {
            return Optional.of(right);
        }

        @Override
        public <R> R map(Function<RecordValue, R> ofValue, Function<String, R> ofReason) {
            return ofValue.apply(right);
        }
    }

    /** No value is right. */
    record None(String why) implements Wished {
        @Override
        public Optional<RecordValue> value() {
            return Optional.empty();
        }

        @Override
        public <R> R map(Function<RecordValue, R> ofValue, Function<String, R> ofReason) {
            return ofReason.apply(why);
        }
    }
}
