package io.wirecost.accounts.account;

import io.wirecost.core.run.ByteKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Collects the spans of a message in any order. */
public final class AccountBuilder {
    private final byte[] bytes;
    private final List<ByteSpan> spans = new ArrayList<>();
    private long claimedBytes;

    /** @param bytes of the message */
    public AccountBuilder(byte[] bytes) {
        this.bytes = bytes;
    }

    /**
     * Claims bytes for one thing.
     *
     * @throws IllegalArgumentException if more bytes are claimed than the message has: references may lead to the same bytes again
     *     and again
     */
    public void add(ByteStretch stretch, BytePlace place, ByteKind kind) {
        claimedBytes += stretch.length();
        if (claimedBytes > bytes.length) {
            throw new IllegalArgumentException("bytes belong to two values");
        }
        if (stretch.length() > 0) {
            spans.add(new ByteSpan(stretch, place, kind));
        }
    }

    /**
     * Returns the account of the whole message.
     *
     * @throws UnreadableBytes if a byte was claimed twice or not at all
     */
    public ByteAccount build() throws UnreadableBytes {
        return account(false);
    }

    /**
     * Returns the account of the whole message. Zeros that nothing claims are padding of what stands before them.
     *
     * @throws UnreadableBytes if a byte was claimed twice, or is not zero and was not claimed at all
     */
    public ByteAccount buildWithPadding() throws UnreadableBytes {
        return account(true);
    }

    private ByteAccount account(boolean padded) throws UnreadableBytes {
        spans.sort(Comparator.comparingInt(span -> span.stretch().offset()));
        List<ByteSpan> covering = new ArrayList<>();
        int end = 0;
        for (ByteSpan span : spans) {
            fill(end, span.stretch().offset(), padded, covering);
            append(span, covering);
            end = span.stretch().end();
        }
        fill(end, bytes.length, padded, covering);
        return new ByteAccount(bytes.length, covering);
    }

    private void fill(int from, int to, boolean padded, List<ByteSpan> covering) throws UnreadableBytes {
        if (to < from) {
            throw new UnreadableBytes(to, "it belongs to two values");
        }
        for (int i = from; i < to; i++) {
            if (!padded || bytes[i] != 0) {
                throw new UnreadableBytes(i, "it belongs to no value");
            }
        }
        if (to > from) {
            BytePlace before = covering.isEmpty()
                    ? BytePlace.MESSAGE
                    : covering.get(covering.size() - 1).place();
            append(new ByteSpan(new ByteStretch(from, to - from), before, ByteKind.PADDING), covering);
        }
    }

    private static void append(ByteSpan span, List<ByteSpan> covering) {
        int last = covering.size() - 1;
        if (last >= 0 && covering.get(last).goesOnIn(span)) {
            covering.set(last, covering.get(last).and(span));
        } else {
            covering.add(span);
        }
    }
}
