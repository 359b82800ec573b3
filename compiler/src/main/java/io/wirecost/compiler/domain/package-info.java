/** The domain classes: plain beans, the same for all codecs. */
package io.wirecost.compiler.domain;
