/** What a target is: what it emits, what it refuses, and which tools it needs. */
package io.wirecost.compiler.target;
