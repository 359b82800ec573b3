/** BSON. */
package io.wirecost.accounts.bson;
