package io.wirecost.workloads.flat;

import io.wirecost.core.schema.Type;
import io.wirecost.workloads.random.Dice;
import java.util.UUID;

/** Values of flat records: numbers uniform over all that their type has, texts that are random UUIDs. */
final class FlatLeaves {
    private static final long VERSION_4 = 0x4000L;
    private static final long VARIANT_2 = 0x8000_0000_0000_0000L;

    private FlatLeaves() {}

    static Object of(Type.Primitive type, Dice dice) {
        return switch (type) {
            case INT -> (int) dice.nextLong();
            case LONG -> dice.nextLong();
            case FLOAT -> (dice.nextLong() >>> 40) * 0x1p-24f;
            case DOUBLE -> (dice.nextLong() >>> 11) * 0x1p-53;
            case STRING -> uuid(dice);
            default -> throw new IllegalArgumentException("flat records have no " + type);
        };
    }

    private static String uuid(Dice dice) {
        long most = dice.nextLong() & ~0xF000L | VERSION_4;
        long least = dice.nextLong() & ~0xC000_0000_0000_0000L | VARIANT_2;
        return new UUID(most, least).toString();
    }
}
