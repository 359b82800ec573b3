/** Byte accounts: which formats have walkers, and what these find in many messages together. */
package io.wirecost.accounts;
