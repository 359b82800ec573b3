/** What a reader of a schema language is, and what every reader needs. */
package io.wirecost.compiler.read;
