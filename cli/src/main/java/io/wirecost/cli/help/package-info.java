/** How the options of a command are grouped in its help. */
package io.wirecost.cli.help;
