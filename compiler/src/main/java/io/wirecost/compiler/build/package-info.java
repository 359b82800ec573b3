/** Makes generated code ready: other projects' schema compilers, javac, and the cache of their results. */
package io.wirecost.compiler.build;
