/** What all walkers share: how bytes are read, and how what a format carries becomes a neutral value. */
package io.wirecost.accounts.walk;
