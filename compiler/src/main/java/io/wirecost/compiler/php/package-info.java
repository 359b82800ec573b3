/** The domain classes of PHP: typed classes with promoted constructor properties, and string-backed enums. */
package io.wirecost.compiler.php;
