/** The words that driver and services exchange, and the channel on which they do. */
package io.wirecost.pipeline.control;
