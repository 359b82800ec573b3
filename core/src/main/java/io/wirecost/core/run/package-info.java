/** All that one invocation found out: trials, cells, figures, environment. */
package io.wirecost.core.run;
