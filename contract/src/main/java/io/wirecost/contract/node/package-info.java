/** Runs what checks code of JavaScript: its own tests on Node, and the tools that npm installs. */
package io.wirecost.contract.node;
