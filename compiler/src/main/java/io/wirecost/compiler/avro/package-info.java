/** Avro schemas, read and written, and the target for generic records. */
package io.wirecost.compiler.avro;
