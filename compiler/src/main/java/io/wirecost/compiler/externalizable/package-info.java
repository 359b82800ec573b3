/** The target for {@link java.io.Externalizable} classes. */
package io.wirecost.compiler.externalizable;
