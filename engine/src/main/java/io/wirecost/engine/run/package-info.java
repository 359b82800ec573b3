/** What a run has found out so far, what is still to be done, and who is told of it. */
package io.wirecost.engine.run;
