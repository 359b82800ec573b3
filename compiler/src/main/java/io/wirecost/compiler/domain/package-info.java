/**
 * The domain classes: plain beans, the same for all codecs.
 *
 * <p>A library that reads annotations gets beans with its own, as its users write them. A {@code BeanStyle} (compiler) says
 * what the beans of one library carry, and is a target like {@code java-moshi}. A codec with such a target needs no other
 * domain classes ({@code DomainKind.isEmittedBy}). Names stay those of {@code JavaNames}, so {@code BeanMapper} and {@code
 * DomainFields} know no difference.
 */
package io.wirecost.compiler.domain;
