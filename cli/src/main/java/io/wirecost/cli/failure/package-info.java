/** How problems are collected, and how a failure becomes words and an exit code. */
package io.wirecost.cli.failure;
