/**
 * The contract of a target: what it emits, what it refuses, and which tools it needs.
 *
 * <p>A target emits files of any language, by paths that cannot leave their folder. It names the {@code Toolchain} that makes
 * them ready: {@code Javac}, or {@code Scalac} for targets of Scala. The code cache's key depends on contents only: emitted
 * text, schema compilers, toolchain, and the libraries that the target says its files refer to. So a cache or an
 * installation may be moved or rebuilt, and codec modules with the same library share an entry.
 *
 * <p>is in no class path of ours. {@code Scalac} loads it from {@code tools/scalac} as an {@code IsolatedTool}: behind a class
 * loader that sees the JDK only, and that stays warm for the next target. The generators of ScalaPB and Scrooge need Scala
 * 2.12 and old libraries. They are loaded from {@code tools/scalapb} and {@code tools/scrooge} in the same way.
 */
package io.wirecost.compiler.target;
