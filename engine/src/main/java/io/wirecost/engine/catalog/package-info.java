/**
 * Every codec that a user can choose, whatever executes it, and how names and patterns select them.
 *
 * <p>The CLI loads codec modules behind a class loader that shows them the JDK and core only. Measuring JVMs get a class path
 * of harness, generated classes and one module.
 */
package io.wirecost.engine.catalog;
