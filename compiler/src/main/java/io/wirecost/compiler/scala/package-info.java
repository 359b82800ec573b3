/** The domain classes of Scala: case classes and sealed traits, with the mapper between them and neutral values. */
package io.wirecost.compiler.scala;
