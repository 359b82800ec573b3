/** Makes a schema of guesses, with names that every format can use. */
package io.wirecost.inference.schema;
