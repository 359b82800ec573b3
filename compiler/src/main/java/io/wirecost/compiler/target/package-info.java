/** The contract of a target: what it emits, what it refuses, and which tools it needs. */
package io.wirecost.compiler.target;
