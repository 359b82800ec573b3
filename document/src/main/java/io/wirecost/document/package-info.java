/** Documents in blocks, made once and shown by several inks. */
package io.wirecost.document;
