package io.wirecost.engine.account;

import io.wirecost.accounts.account.ByteAccount;
import io.wirecost.core.codec.CodecInfo;

/**
 * A record as a codec has written it.
 *
 * @param account what each of its bytes is there for
 */
public record Explained(CodecInfo codec, byte[] message, ByteAccount account) {}
