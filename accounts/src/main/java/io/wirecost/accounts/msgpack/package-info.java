/** MessagePack, whatever the layout of its records. */
package io.wirecost.accounts.msgpack;
