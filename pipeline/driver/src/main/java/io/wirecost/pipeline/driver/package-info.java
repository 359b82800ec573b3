/** Has three services and a broker run the experiment, block after block, and collects what they saw. */
package io.wirecost.pipeline.driver;
