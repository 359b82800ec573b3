/** From a schema to everything that each library needs: the list of targets. */
package io.wirecost.compiler;
