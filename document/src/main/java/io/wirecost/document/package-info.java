/** Documents in blocks, made once and shown by several renderers. */
package io.wirecost.document;
