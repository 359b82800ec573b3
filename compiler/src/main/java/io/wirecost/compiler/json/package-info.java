/** JSON token by token, with Jackson's parser. */
package io.wirecost.compiler.json;
