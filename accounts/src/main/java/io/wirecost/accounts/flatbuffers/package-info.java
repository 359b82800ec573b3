/** FlatBuffers. */
package io.wirecost.accounts.flatbuffers;
