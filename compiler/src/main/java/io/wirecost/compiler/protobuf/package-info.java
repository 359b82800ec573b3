/** Targets for Protocol Buffers: its schema for protoc, and code between beans and messages. */
package io.wirecost.compiler.protobuf;
