/** Parts that only a measuring JVM has: the codec on its class path, and its end when its parent is gone. */
package io.wirecost.harness;
