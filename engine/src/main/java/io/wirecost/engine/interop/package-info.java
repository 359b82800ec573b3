/** The stage in which the codecs of a format read each other's bytes, and the differences between them that are known. */
package io.wirecost.engine.interop;
