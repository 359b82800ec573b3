/** JSON as the text has it: read strictly with line and column, written compactly. */
package io.wirecost.compiler.json;
