/** Messages that were sent at a rate: their latencies, and which rate each codec sustains. */
package io.wirecost.report.model.rate;
