/** The domain classes with the annotations of one library each, as its users write them. */
package io.wirecost.compiler.annotated;
