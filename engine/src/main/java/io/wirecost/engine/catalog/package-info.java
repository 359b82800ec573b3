/** Every codec that a user can choose, whatever executes it, and how names and patterns select them. */
package io.wirecost.engine.catalog;
