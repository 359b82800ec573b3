/** Runs one block from its order to its outcome: the limits, the services' plans, and the accounts of each set. */
package io.wirecost.pipeline.driver.block;
