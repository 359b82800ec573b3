/**
 * How the engine has trials executed: by a runner for each runtime, of which the JVM's is the first. Questions to a
 * runner and its answers are data, so that another language can give the same answers.
 */
package io.wirecost.engine.runner;
