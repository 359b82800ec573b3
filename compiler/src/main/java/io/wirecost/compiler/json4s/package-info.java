/** The target for json4s: writers and readers of case classes, with the schema's names. */
package io.wirecost.compiler.json4s;
