package io.wirecost.accounts.protobuf;

import io.wirecost.accounts.account.AccountBuilder;
import io.wirecost.accounts.account.BytePlace;
import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.walk.ByteReader;
import io.wirecost.accounts.walk.Walked;
import io.wirecost.accounts.walk.Walker;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Lowering;
import io.wirecost.compiler.lower.NumberedNaming;
import io.wirecost.compiler.protobuf.ProtobufTarget;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;

/** Walks over a message of Protocol Buffers: fields in any order, each behind its tag. */
public final class ProtobufWalker implements Walker {
    private final Lowered lowered;

    public ProtobufWalker(Schema schema) {
        this.lowered = Lowering.lower(schema, ProtobufTarget.LANGUAGE.traits(), new NumberedNaming(schema, false));
    }

    @Override
    public Walked walk(byte[] message) throws UnreadableBytes {
        AccountBuilder account = new AccountBuilder(message);
        Object value = new ProtobufCourse(lowered, account)
                .message(lowered.root(), new ByteReader(message), BytePlace.MESSAGE);
        return new Walked(account.build(), (RecordValue) value);
    }
}
