/** The target for XStream's converters: code that writes and reads XML as XStream itself has it, through its own calls. */
package io.wirecost.compiler.xstream;
