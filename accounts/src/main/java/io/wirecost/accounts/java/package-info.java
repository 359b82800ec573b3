/** Object streams of the JDK: of the domain classes, and of classes that write themselves. */
package io.wirecost.accounts.java;
