/** Makes from a schema everything that each library needs; here are the lists of schema languages and of targets. */
package io.wirecost.compiler;
