/** What driver and services say to each other, and the channel on which they say it. */
package io.wirecost.pipeline.control;
