/**
 * Schemas for generators of any language, without the names of a user's schema.
 *
 * <p>Generators of other languages make code of a schema, and wirecost cannot know what each of them reserves or copies. So
 * {@code derive} emits the same messages with numbers instead of names: {@code M1}, {@code f1}, {@code E1S0}. A {@code
 * MessageLanguage} is what a target knows of its schema language apart from names. Fields keep their numbers, so all
 * runtimes write the same bytes. {@code lowered.json} tells a runner what each number stands for. Avro and JSON Schema are
 * data to their libraries, and keep the names of the schema.
 */
package io.wirecost.compiler.derive;
