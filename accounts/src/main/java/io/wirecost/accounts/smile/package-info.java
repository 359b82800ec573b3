/** Smile, Jackson's binary form of JSON. */
package io.wirecost.accounts.smile;
