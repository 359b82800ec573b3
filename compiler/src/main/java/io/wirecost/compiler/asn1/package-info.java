/** The target for ASN.1: a module with its classes, which asn1bean generates. */
package io.wirecost.compiler.asn1;
