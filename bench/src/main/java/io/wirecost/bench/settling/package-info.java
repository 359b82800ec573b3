/** Whether two runs of the same task agree, and a run that others disturb with one that nobody does. */
package io.wirecost.bench.settling;
