/** The front door: starts the command that a command line names, and wires everything else. */
package io.wirecost.cli;
