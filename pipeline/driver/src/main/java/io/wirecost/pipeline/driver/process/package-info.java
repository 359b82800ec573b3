/** How child processes have ended, in words for a run and its reader. */
package io.wirecost.pipeline.driver.process;
