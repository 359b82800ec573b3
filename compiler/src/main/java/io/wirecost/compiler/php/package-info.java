/**
 * The domain classes of PHP: typed classes with promoted constructor properties, and string-backed enums.
 *
 * <p>A runner may ask for classes that the compiler emits in its language ({@code compiler.php}). They keep the schema's names
 * where the language allows it, through a {@code NameTable}, and {@code domain.json} says which name stands for which.
 */
package io.wirecost.compiler.php;
