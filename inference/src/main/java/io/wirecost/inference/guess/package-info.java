/** What the places of records are taken for, and why. */
package io.wirecost.inference.guess;
