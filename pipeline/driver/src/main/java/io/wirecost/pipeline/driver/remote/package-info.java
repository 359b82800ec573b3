/** Services on other machines: the run invites them, and they join it. */
package io.wirecost.pipeline.driver.remote;
