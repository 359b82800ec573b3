/**
 * The targets for ASN.1, one for each of its encoding rules. For the basic ones (BER), asn1bean generates classes of the module.
 * For the unaligned packed ones (UPER), the mapper calls wirecost's own runtime.
 */
package io.wirecost.compiler.asn1;
