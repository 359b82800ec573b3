/** The first stage: nothing is timed that has not returned every record, and no size is kept that cannot be. */
package io.wirecost.engine.proof;
