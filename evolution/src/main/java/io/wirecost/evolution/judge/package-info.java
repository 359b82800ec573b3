/**
 * Those who judge a change by the schemas alone: libraries, compilers and linters of the formats. Each is executed, if this
 * machine has it. What they say stands beside what happens to bytes.
 */
package io.wirecost.evolution.judge;
