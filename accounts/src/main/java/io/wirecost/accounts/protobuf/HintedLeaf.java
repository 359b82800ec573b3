package io.wirecost.accounts.protobuf;

import io.wirecost.accounts.account.AccountBuilder;
import io.wirecost.accounts.account.BytePlace;
import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.walk.ByteReader;
import io.wirecost.core.run.ByteKind;
import io.wirecost.core.schema.ProtoKind;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeKind;
import java.math.BigDecimal;

/** Reads values of the kinds that a user's own {@code .proto} has. */
final class HintedLeaf {
    private static final long LOW = 0xffff_ffffL;

    private final AccountBuilder account;

    HintedLeaf(AccountBuilder account) {
        this.account = account;
    }

    /** A number or a boolean. */
    Object read(ProtoKind kind, ByteReader in, BytePlace place) throws UnreadableBytes {
        Object value = number(kind, in);
        account.add(in.stretch(), place, ByteKind.PAYLOAD);
        return value;
    }

    private static Object number(ProtoKind kind, ByteReader in) throws UnreadableBytes {
        return switch (kind) {
            case BOOL -> in.varint() != 0;
            case INT32 -> (long) (int) in.varint();
            case INT64 -> in.varint();
            case UINT32 -> in.varint() & LOW;
            case UINT64 -> unsigned(in.varint());
            case SINT32, SINT64 -> {
                long folded = in.varint();
                yield folded >>> 1 ^ -(folded & 1);
            }
            case FIXED32 -> in.littleEndian(Integer.BYTES) & LOW;
            case SFIXED32 -> (long) (int) in.littleEndian(Integer.BYTES);
            case FIXED64 -> unsigned(in.littleEndian(Long.BYTES));
            case SFIXED64 -> in.littleEndian(Long.BYTES);
            case USUAL,
                    TIMESTAMP,
                    DURATION,
                    BOOL_VALUE,
                    INT32_VALUE,
                    INT64_VALUE,
                    UINT32_VALUE,
                    UINT64_VALUE,
                    FLOAT_VALUE,
                    DOUBLE_VALUE,
                    STRING_VALUE,
                    BYTES_VALUE -> throw new IllegalArgumentException(kind + " is no number");
        };
    }

    private static BigDecimal unsigned(long bits) {
        return new BigDecimal(Long.toUnsignedString(bits));
    }

    /** What stands for a number that was not written. */
    Object zero(ProtoKind kind) {
        return kind == ProtoKind.UINT64 || kind == ProtoKind.FIXED64 ? BigDecimal.ZERO : (Object) 0L;
    }

    /** The neutral value of what was read. */
    Object value(Type.Leaf type, Object read) {
        return type.kind() == TypeKind.INT ? (Object) ((Long) read).intValue() : read;
    }
}
