/** Avro's binary encoding. */
package io.wirecost.accounts.avro;
