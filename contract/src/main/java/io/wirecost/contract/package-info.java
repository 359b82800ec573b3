/** The contract that every codec keeps, and the schemas and values that it is held to. */
package io.wirecost.contract;
