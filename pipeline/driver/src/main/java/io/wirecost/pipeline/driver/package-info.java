/** Runs the experiment block after block with three services and a broker, and collects what they measured. */
package io.wirecost.pipeline.driver;
