package io.wirecost.report.section;

/** How much of a report is shown. */
enum Extent {
    /** What fits a terminal. */
    TABLES,
    /** Everything, with the tables that explain others. */
    WHOLE
}
