/** The sizes that lviv-2024 published, and those of a run beside them. */
package io.wirecost.studies.lviv2024.sizes;
