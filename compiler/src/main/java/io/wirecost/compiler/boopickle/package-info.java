/** The target for BooPickle: picklers of case classes. */
package io.wirecost.compiler.boopickle;
