/** Schemas for generators of any language, without the names of a user's schema. */
package io.wirecost.compiler.derive;
