package io.wirecost.accounts.tree;

import io.wirecost.accounts.account.Stretch;
import io.wirecost.core.run.ByteKind;

/** Bytes of a node that are there for one thing. */
public record Part(Stretch stretch, ByteKind kind) {}
