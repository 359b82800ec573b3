/** The target for Thrift: its IDL, and code between beans and structs. */
package io.wirecost.compiler.thrift;
