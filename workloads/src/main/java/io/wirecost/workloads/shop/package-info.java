/** What the API of a shop returns. */
package io.wirecost.workloads.shop;
