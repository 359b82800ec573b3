/** Names that a user may give on the command line: which there are, and what each stands for. */
package io.wirecost.cli.names;
