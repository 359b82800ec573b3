package io.wirecost.codecs.protostuff;

import io.protostuff.runtime.DefaultIdStrategy;
import io.protostuff.runtime.IdStrategy;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.UUID;
import java.util.function.Predicate;

/** How the library makes schemas of classes, with a switch only where it would drop a value of this schema by default. */
final class Strategy {
    private Strategy() {}

    static IdStrategy of(Binding<?> binding) {
        DefaultIdStrategy strategy = new DefaultIdStrategy(flags(binding.schema()));
        TimeDelegate.ALL.forEach(strategy::registerDelegate);
        strategy.registerPojo(UUID.class);
        binding.classes().all().forEach(type -> register(strategy, type));
        return strategy;
    }

    private static int flags(Schema schema) {
        if (anyField(schema, Strategy::lacksElements)) {
            return IdStrategy.PRESERVE_NULL_ELEMENTS | IdStrategy.COLLECTION_SCHEMA_ON_REPEATED_FIELDS;
        }
        return anyField(schema, Strategy::mayLackList) ? IdStrategy.COLLECTION_SCHEMA_ON_REPEATED_FIELDS : 0;
    }

    private static boolean anyField(Schema schema, Predicate<Type> property) {
        return schema.records().flatMap(record -> record.fields().stream()).anyMatch(f -> property.test(f.type()));
    }

    /** Whether a list or map may lack a value where it has an element: by default the library leaves such elements out. */
    private static boolean lacksElements(Type type) {
        return type.present()
                .contained()
                .filter(element -> element.mayBeAbsent() || lacksElements(element))
                .isPresent();
    }

    /** Whether an empty list has to differ from an absent one: by default the library writes nothing of either. */
    private static boolean mayLackList(Type type) {
        return type.isOptional()
                && type.present().contained().isPresent()
                && !type.present().isMap();
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
