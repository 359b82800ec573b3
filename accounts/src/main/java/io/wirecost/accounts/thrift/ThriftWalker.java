package io.wirecost.accounts.thrift;

import io.wirecost.accounts.account.AccountBuilder;
import io.wirecost.accounts.account.BytePlace;
import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.walk.ByteReader;
import io.wirecost.accounts.walk.Walked;
import io.wirecost.accounts.walk.Walker;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Lowering;
import io.wirecost.compiler.lower.NumberedNaming;
import io.wirecost.compiler.thrift.ThriftTarget;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;

/** Walks over a struct of Thrift: fields in any order behind their types and ids, and a stop. */
public final class ThriftWalker implements Walker {
    private final Lowered lowered;
    private final boolean compact;

    private ThriftWalker(Schema schema, boolean compact) {
        this.lowered = Lowering.lower(schema, ThriftTarget.LANGUAGE.traits(), new NumberedNaming(schema, false));
        this.compact = compact;
    }

    /** A walker of the binary protocol. */
    public static ThriftWalker binary(Schema schema) {
        return new ThriftWalker(schema, false);
    }

    /** A walker of the compact protocol. */
    public static ThriftWalker compact(Schema schema) {
        return new ThriftWalker(schema, true);
    }

    @Override
    public Walked walk(byte[] message) throws UnreadableBytes {
        AccountBuilder account = new AccountBuilder(message);
        ByteReader in = new ByteReader(message);
        Protocol protocol = compact ? new CompactProtocol(in, account) : new BinaryProtocol(in, account);
        Object value = new ThriftCourse(lowered, protocol).struct(lowered.root(), BytePlace.MESSAGE, BytePlace.MESSAGE);
        in.requireEnd();
        return new Walked(account.build(), (RecordValue) value);
    }
}
