/** Targets for libraries that write and read single values; a dialect names the calls of each. */
package io.wirecost.compiler.stream;
