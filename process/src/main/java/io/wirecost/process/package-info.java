/** Child processes: starting them, talking to them in lines, saying how they ended, and ending them with all that they started. */
package io.wirecost.process;
