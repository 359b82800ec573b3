/**
 * How messages are damaged before codecs read them. Everything here is a function of messages, their accounts and a seed, so
 * the same seed makes the same damages. What codecs make of them is found out by the engine.
 */
package io.wirecost.robustness;
