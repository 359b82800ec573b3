/** How many times as long a codec takes as the baseline of its runtime, heat by heat. */
package io.wirecost.analysis.ratio;
