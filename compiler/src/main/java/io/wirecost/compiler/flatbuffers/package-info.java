/** The target for FlatBuffers: its schema for flatc, and code that builds and reads buffers. */
package io.wirecost.compiler.flatbuffers;
