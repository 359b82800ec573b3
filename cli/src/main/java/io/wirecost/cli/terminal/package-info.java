/** What the terminal can show, and the line that shows how a run goes. */
package io.wirecost.cli.terminal;
