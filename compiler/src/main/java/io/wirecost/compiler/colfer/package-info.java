/** The target for Colfer: a schema, from which its own compiler generates beans. */
package io.wirecost.compiler.colfer;
