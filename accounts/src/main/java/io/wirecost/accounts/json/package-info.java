/** JSON. */
package io.wirecost.accounts.json;
