/** JSON as the text has it: read strictly with line and column, written compactly or in lines. */
package io.wirecost.core.json;
