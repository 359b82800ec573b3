/** The binary encoding of Protocol Buffers. */
package io.wirecost.accounts.protobuf;
