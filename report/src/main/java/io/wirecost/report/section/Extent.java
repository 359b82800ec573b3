package io.wirecost.report.section;

/** How much a reader sees. */
enum Extent {
    /** The tables of a terminal. */
    TABLES,
    /** All tables of a file. */
    WHOLE,
    /** What a page has besides: sources, the speed of the machine, sliders. */
    PAGE
}
