/** Messages that tell by themselves what they hold: parsed without a schema, and fitted to one afterwards. */
package io.wirecost.accounts.tree;
