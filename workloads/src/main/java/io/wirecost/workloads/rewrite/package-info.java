/** The same JSON records in other words: what a team could change without leaving JSON. */
package io.wirecost.workloads.rewrite;
