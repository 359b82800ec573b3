/** XML. */
package io.wirecost.accounts.xml;
