/**
 * Files beside the run's own: those that are not needed after it, which are deleted however it ends, and lists that wirecost
 * comes with.
 */
package io.wirecost.engine.files;
