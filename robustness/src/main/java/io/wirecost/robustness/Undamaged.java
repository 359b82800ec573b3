package io.wirecost.robustness;

import io.wirecost.accounts.account.ByteAccount;
import java.util.Optional;

/**
 * An undamaged message.
 *
 * @param account what each byte is there for; empty for a format without accounts
 */
public record Undamaged(byte[] bytes, Optional<ByteAccount> account) {}
