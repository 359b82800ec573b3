/** The subcommands, one class each, and what only they need. */
package io.wirecost.cli.command;
