package io.wirecost.accounts.walk;

import io.wirecost.accounts.account.UnreadableBytes;

/** Walks over the bytes of messages of one format, layout and schema. */
public interface Walker {
    /**
     * Accounts for every byte of a message.
     *
     * @throws UnreadableBytes if the bytes are not what the format and the schema say
     */
    Walked walk(byte[] message) throws UnreadableBytes;
}
