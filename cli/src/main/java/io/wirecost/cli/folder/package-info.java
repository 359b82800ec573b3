/** The folder of one run: what is in it, and who may write to it. */
package io.wirecost.cli.folder;
