package io.wirecost.accounts.asn1;

import io.wirecost.accounts.account.BytePlace;
import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.walk.Walked;
import io.wirecost.accounts.walk.Walker;
import io.wirecost.compiler.asn1.UperTarget;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Lowering;
import io.wirecost.compiler.lower.NumberedNaming;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;

/**
 * Walks over a message of the unaligned packed encoding rules. Of several values in a byte, the one with most bits has the
 * byte.
 */
public final class UperWalker implements Walker {
    private final Lowered lowered;

    public UperWalker(Schema schema) {
        this.lowered = Lowering.lower(schema, UperTarget.TRAITS, new NumberedNaming(schema, false));
    }

    @Override
    public Walked walk(byte[] message) throws UnreadableBytes {
        BitAccount account = new BitAccount();
        Object value =
                new UperCourse(lowered, new BitReader(message), account).message(lowered.root(), BytePlace.MESSAGE);
        return new Walked(account.of(message), (RecordValue) value);
    }
}
