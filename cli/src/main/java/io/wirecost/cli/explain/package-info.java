/** How the account of a message looks in a terminal. */
package io.wirecost.cli.explain;
