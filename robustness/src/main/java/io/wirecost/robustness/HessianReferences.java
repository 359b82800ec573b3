package io.wirecost.robustness;

import io.wirecost.accounts.account.ByteSpan;
import java.util.List;

/** References of Hessian: a letter and the number of a list, map or object before. A short number takes one byte. */
record HessianReferences() implements ReferenceForm {
    private static final int REFERENCE = 'Q';
    private static final int ZERO = 0x90;

    /** The root and what stands first in it. */
    private static final int TARGETS = 4;

    @Override
    public Bending bending(byte[] message, List<ByteSpan> spans) {
        return new Bending(
                message.length,
                TARGETS,
                (place, target) -> new Bent(
                        Bytes.replaced(message, place, place + 1, Bytes.of(REFERENCE, ZERO + target)),
                        "a reference to object %d instead of byte %d".formatted(target, place)));
    }
}
