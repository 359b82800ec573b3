/** What a slot spends its time on: each operation with inputs that were prepared before. */
package io.wirecost.harness.work;
