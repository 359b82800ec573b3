/** The courses of blocks, leg by leg: fixed sets, or a search for the rate that a codec sustains. */
package io.wirecost.pipeline.driver.course;
