/** ASN.1 by its basic and its packed encoding rules. */
package io.wirecost.accounts.asn1;
