package io.wirecost.accounts.tree;

import io.wirecost.accounts.account.ByteStretch;
import io.wirecost.core.run.ByteKind;

/** Bytes of a node that are there for one thing. */
public record Part(ByteStretch stretch, ByteKind kind) {}
