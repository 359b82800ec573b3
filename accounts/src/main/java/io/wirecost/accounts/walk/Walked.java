package io.wirecost.accounts.walk;

import io.wirecost.accounts.account.ByteAccount;
import io.wirecost.core.value.RecordValue;

/**
 * What a walker has found in a message.
 *
 * @param value the record that the payload spells
 */
public record Walked(ByteAccount account, RecordValue value) {}
