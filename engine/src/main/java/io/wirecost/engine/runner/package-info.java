/**
 * Who executes codecs: the modules of JVMs, and programs of other languages. A runner knows which codecs it has, what code
 * they need, and how their workers are started.
 */
package io.wirecost.engine.runner;
