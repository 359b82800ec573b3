/**
 * The runner of every other language: a program that is asked by the protocol in runners/protocol/PROTOCOL.md. It encodes,
 * decodes and measures; what it says is checked and judged here. Nothing here knows a certain language.
 */
package io.wirecost.engine.foreign;
