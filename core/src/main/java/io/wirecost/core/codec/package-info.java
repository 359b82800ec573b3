/**
 * The contract of a codec: what a library implements, what it declares, and the rules of its proof.
 *
 * <p>{@code CodecId} is the runtime that executes a codec, and its name there. {@code Variant} adds the wrapper around it; a
 * wrapped codec is still the same codec. Trials, cells and every table of figures are keyed by these, never by a name alone.
 * People read the name, with the runtime behind it only where two runtimes share the name ({@code CodecNames}).
 *
 * <p>A codec of runtime {@code jvm} takes beans, one of {@code scala} takes case classes. {@code DomainKind} (core) is the one
 * place that tells them apart: which target emits the classes, who maps them to neutral values, who reads single fields.
 * {@code BeanMapper} reflects on beans. The mapper of case classes is emitted with them, since only the compiler knows their
 * names. Both runtimes have a {@code JvmRunner} each, so they have tables of their own.
 *
 * <p>Wrappers. {@code Wrapper} (core) is a compression's method and level. Its name is its one spelling: {@code +zstd} is read
 * as {@code zstd-3}. The catalogue lists plain codecs only; {@code VariantPattern} takes a name apart and finds {@code
 * jaxb+zstd-19} where {@code jaxb} is, with the same module, target and generated code. {@code Compressions} (core) puts
 * wrappers around providers. It has gzip from the JDK, and what {@code compressions/} offers to {@code ServiceLoader}. No
 * codec, no target and no measuring code knows of compression.
 *
 * <p>never meet those of a codec, which may bring another version. A JVM whose codec is wrapped in one of them is told the
 * folder by a system property. {@code IsolatedJars} (harness) loads its jars behind a class loader that sees the JDK, core
 * and harness only. All other JVMs know nothing of them. The CLI loads the providers in the same way, for their names and
 * versions; native code is loaded when a codec is opened.
 *
 * <p>Safety limits. A library guards its reader against strangers' bytes by limits. A {@code Binding} says whether these are
 * lifted or left as the library ships them. All measuring code opens codecs with lifted limits.
 */
package io.wirecost.core.codec;
