/** The results of a run so far, the work that is still to be done, and the listeners that are told of both. */
package io.wirecost.engine.run;
