package io.wirecost.accounts.flatbuffers;

import io.wirecost.accounts.account.AccountBuilder;
import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.walk.Walked;
import io.wirecost.accounts.walk.Walker;
import io.wirecost.compiler.flatbuffers.FlatbuffersTarget;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Lowering;
import io.wirecost.compiler.lower.NumberedNaming;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;

/** Walks over a buffer of FlatBuffers, from its root table along the offsets. Zeros that no offset leads to are padding. */
public final class FlatbuffersWalker implements Walker {
    private final Lowered lowered;

    public FlatbuffersWalker(Schema schema) {
        this.lowered = Lowering.lower(schema, FlatbuffersTarget.LANGUAGE.traits(), new NumberedNaming(schema, false));
    }

    @Override
    public Walked walk(byte[] message) throws UnreadableBytes {
        AccountBuilder account = new AccountBuilder(message);
        RecordValue value = new FlatbuffersCourse(lowered, message, account).root();
        return new Walked(account.buildWithPadding(), value);
    }
}
