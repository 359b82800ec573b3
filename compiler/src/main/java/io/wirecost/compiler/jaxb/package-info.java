/** The target for JAXB: annotated classes and their mapper. */
package io.wirecost.compiler.jaxb;
