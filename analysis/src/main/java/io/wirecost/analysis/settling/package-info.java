/** Which cells of a run need further forks. */
package io.wirecost.analysis.settling;
