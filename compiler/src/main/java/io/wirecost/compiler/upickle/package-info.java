/** The targets for uPickle: readers and writers of case classes, for JSON and for MessagePack. */
package io.wirecost.compiler.upickle;
