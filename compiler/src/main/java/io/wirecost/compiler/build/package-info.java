/** Generated code made ready: other projects' schema compilers, javac, and the cache of what they made. */
package io.wirecost.compiler.build;
