/** From a schema to everything that each library needs: the lists of schema languages and of targets. */
package io.wirecost.compiler;
