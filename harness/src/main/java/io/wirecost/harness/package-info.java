/** What a measuring JVM shares with nobody: the codec on its class path, and its end when its parent is gone. */
package io.wirecost.harness;
