package io.wirecost.codecs.protostuff;

import io.protostuff.runtime.DefaultIdStrategy;
import io.protostuff.runtime.IdStrategy;
import io.wirecost.core.codec.Binding;
import java.util.UUID;

/** How the library makes schemas of classes, with the switches that keep what it would drop by default. */
final class Strategy {
    /** Null elements stay, and an empty list differs from an absent one; no class is loaded for being named. */
    private static final int FLAGS =
            IdStrategy.PRESERVE_NULL_ELEMENTS | IdStrategy.COLLECTION_SCHEMA_ON_REPEATED_FIELDS;

    private Strategy() {}

    static IdStrategy of(Binding<?> binding) {
        DefaultIdStrategy strategy = new DefaultIdStrategy(FLAGS);
        TimeDelegate.ALL.forEach(strategy::registerDelegate);
        strategy.registerPojo(UUID.class);
        binding.classes().all().forEach(type -> register(strategy, type));
        return strategy;
    }

    /** Inside nested collections a class is written by name; only registered ones are found again. */
    @SuppressWarnings({"unchecked", "rawtypes"}) // the library wants the enum type itself
    private static void register(DefaultIdStrategy strategy, Class<?> type) {
        if (type.isEnum()) {
            strategy.registerEnum((Class) type);
        } else {
            strategy.registerPojo(type);
        }
    }
}
