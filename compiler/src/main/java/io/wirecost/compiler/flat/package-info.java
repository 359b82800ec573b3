/**
 * Unions as messages of JSON usually have them: an object whose own field tells the branch. Codecs of formats that write names
 * get the schema, and the records, in this form.
 */
package io.wirecost.compiler.flat;
