/** The claims of lviv-2024 held against a sweep over links: at which bandwidth each of them holds. */
package io.wirecost.studies.lviv2024.bandwidth;
