/** Groups of options, and the plan of a run that they make once they are checked. */
package io.wirecost.cli.options;
