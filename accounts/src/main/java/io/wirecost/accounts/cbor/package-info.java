/** CBOR. */
package io.wirecost.accounts.cbor;
