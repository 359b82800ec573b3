/** Ion's binary form. */
package io.wirecost.accounts.ion;
