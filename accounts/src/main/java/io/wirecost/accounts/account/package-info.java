/** What each byte of a message is there for, and which field it belongs to. */
package io.wirecost.accounts.account;
