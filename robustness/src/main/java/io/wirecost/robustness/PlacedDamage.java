package io.wirecost.robustness;

import io.wirecost.core.run.DamageKind;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A damage that can stand at many places of a message of any format. */
enum PlacedDamage {
    CUT(DamageKind.CUT) {
        @Override
        int places(byte[] message) {
            return message.length - 1;
        }

        @Override
        Change at(byte[] message, int place) {
            return new Change(
                    Arrays.copyOf(message, place + 1), "the first %d of %d bytes".formatted(place + 1, message.length));
        }
    },
    FLIPPED(DamageKind.FLIPPED) {
        @Override
        int places(byte[] message) {
            return message.length * Byte.SIZE;
        }

        @Override
        Change at(byte[] message, int place) {
            byte[] bytes = message.clone();
            bytes[place / Byte.SIZE] ^= (byte) (1 << place % Byte.SIZE);
            return new Change(bytes, "bit %d of byte %d flipped".formatted(place % Byte.SIZE, place / Byte.SIZE));
        }
    },
    INSERTED(DamageKind.INSERTED) {
        @Override
        int places(byte[] message) {
            return (message.length + 1) * BYTE_VALUES;
        }

        @Override
        Change at(byte[] message, int place) {
            int offset = place / BYTE_VALUES;
            byte[] one = {(byte) (place % BYTE_VALUES)};
            return new Change(
                    Bytes.replaced(message, offset, offset, one),
                    "0x%02x inserted before byte %d".formatted(one[0], offset));
        }
    },
    REMOVED(DamageKind.REMOVED) {
        @Override
        int places(byte[] message) {
            return message.length - 1; // the last one would be a cut
        }

        @Override
        Change at(byte[] message, int place) {
            return new Change(
                    Bytes.replaced(message, place, place + 1, new byte[0]), "byte %d removed".formatted(place));
        }
    },
    SWAPPED(DamageKind.SWAPPED) {
        @Override
        int places(byte[] message) {
            return (int) pairs(message).count();
        }

        @Override
        Change at(byte[] message, int place) {
            int offset = pairs(message).skip(place).findFirst().orElseThrow();
            byte[] swapped = {message[offset + 1], message[offset]};
            return new Change(
                    Bytes.replaced(message, offset, offset + 2, swapped),
                    "bytes %d and %d swapped".formatted(offset, offset + 1));
        }
    };

    private static final int BYTE_VALUES = 256;

    private final DamageKind kind;

    PlacedDamage(DamageKind kind) {
        this.kind = kind;
    }

    /** A changed message, and the change in words. */
    record Change(byte[] bytes, String words) {}

    /** Returns at how many places of a message it can stand. */
    abstract int places(byte[] message);

    /** The message with the damage at one of the places. */
    abstract Change at(byte[] message, int place);

    Optional<DamageSet> of(Sources sources, DamageSampler draw) {
        List<byte[]> messages =
                sources.messages().stream().map(Undamaged::bytes).toList();
        long possible = messages.stream().mapToLong(this::places).sum();
        return draw.of(kind, possible, number -> damaged(messages, number));
    }

    private Damaged damaged(List<byte[]> messages, long number) {
        int message = 0;
        long place = number;
        while (place >= places(messages.get(message))) {
            place -= places(messages.get(message));
            message++;
        }
        Change change = at(messages.get(message), (int) place);
        return new Damaged(change.bytes(), message, change.words());
    }

    /** Equal bytes side by side would be the same when they are swapped. */
    private static IntStream pairs(byte[] message) {
        return IntStream.range(0, message.length - 1).filter(offset -> message[offset] != message[offset + 1]);
    }
}
