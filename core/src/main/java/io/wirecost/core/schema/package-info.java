/** The linked schema: records, enums and types, independent of any library, and the names of the domain classes. */
package io.wirecost.core.schema;
