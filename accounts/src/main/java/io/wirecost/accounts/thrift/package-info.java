/** Thrift's binary and compact protocols. */
package io.wirecost.accounts.thrift;
