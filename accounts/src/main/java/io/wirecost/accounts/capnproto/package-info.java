/** Cap'n Proto, as its segments lie in memory and packed. */
package io.wirecost.accounts.capnproto;
