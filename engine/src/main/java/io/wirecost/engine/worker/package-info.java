/**
 * The one way to a codec: processes that have it open and answer requests by the runner protocol, whatever executes them.
 * Proof, interop, forks and files are made of these requests, and what comes back is compared here.
 */
package io.wirecost.engine.worker;
