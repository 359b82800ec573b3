/** Domain classes that are {@link java.io.Externalizable}. */
package io.wirecost.compiler.externalizable;
