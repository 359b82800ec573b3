/** Has codecs write records, and accounts for the bytes. */
package io.wirecost.engine.account;
