/** YAML, whatever its style. */
package io.wirecost.accounts.yaml;
