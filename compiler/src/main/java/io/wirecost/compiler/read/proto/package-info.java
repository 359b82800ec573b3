/** Reads {@code .proto} files: protoc parses them, and Protocol Buffers' own library knows what its descriptors mean. */
package io.wirecost.compiler.read.proto;
