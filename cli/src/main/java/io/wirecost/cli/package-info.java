/** The front door: commands and options, their help and errors, progress, and the wiring of everything else. */
package io.wirecost.cli;
