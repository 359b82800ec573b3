/** The target for Avro's generic records, and the text of Avro schemas. */
package io.wirecost.compiler.avro;
