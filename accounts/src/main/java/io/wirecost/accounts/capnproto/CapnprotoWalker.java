package io.wirecost.accounts.capnproto;

import io.wirecost.accounts.account.AccountBuilder;
import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.walk.Walked;
import io.wirecost.accounts.walk.Walker;
import io.wirecost.compiler.capnproto.CapnprotoTarget;
import io.wirecost.compiler.capnproto.Struct;
import io.wirecost.compiler.capnproto.WireTypes;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Lowering;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.NumberedNaming;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Walks over the segments of a message, along its pointers. A byte with the bits of several fields belongs to the first of
 * them. Zeros that no pointer leads to are padding, and so is the place of a value that is not there.
 */
public final class CapnprotoWalker implements Walker {
    private final Lowered lowered;
    private final Map<Message, Struct> structs = new LinkedHashMap<>();

    public CapnprotoWalker(Schema schema) {
        this.lowered = Lowering.lower(schema, CapnprotoTarget.LANGUAGE.traits(), new NumberedNaming(schema, true));
        WireTypes types = new WireTypes(lowered);
        lowered.messages().forEach(message -> structs.put(message, Struct.of(message, types)));
    }

    /** Walks over messages that are packed, as the same walker does over those that are not. */
    public static Walker packed(Schema schema) {
        CapnprotoWalker unpacked = new CapnprotoWalker(schema);
        return message -> {
            Unpacked words = Unpacked.of(message);
            Walked walked = unpacked.walk(words.bytes());
            return new Walked(words.packed(walked.account()), walked.value());
        };
    }

    @Override
    public Walked walk(byte[] message) throws UnreadableBytes {
        AccountBuilder account = new AccountBuilder(message);
        Segments segments = Segments.of(message, account);
        RecordValue value = new CapnprotoCourse(lowered, structs, segments, account).root();
        return new Walked(account.buildWithPadding(), value);
    }
}
