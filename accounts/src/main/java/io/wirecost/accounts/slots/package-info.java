/** Formats whose schemas have messages with slots: how what stands in the slots becomes a neutral value. */
package io.wirecost.accounts.slots;
