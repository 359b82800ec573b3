package io.wirecost.studies.page;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What a column of a table shows of a line. */
public enum ShownColumn {
    /** The name that the study has. */
    @JsonProperty("line")
    LINE,
    @JsonProperty("codec")
    CODEC,
    @JsonProperty("tag")
    TAG,
    /** Our figure. */
    @JsonProperty("figure")
    FIGURE,
    /** The interval of our figure, 95 %. */
    @JsonProperty("interval")
    INTERVAL,
    /** How many forks or blocks. */
    @JsonProperty("units")
    UNITS,
    /** Our figure divided by that of the baseline. */
    @JsonProperty("ratio")
    RATIO,
    /** The same in percent. */
    @JsonProperty("percent")
    PERCENT,
    /** The baseline's figure divided by ours. */
    @JsonProperty("times")
    TIMES,
    /** The interval of that. */
    @JsonProperty("times-interval")
    TIMES_INTERVAL,
    /** As it was published. */
    @JsonProperty("published")
    PUBLISHED,
    /** The published figure divided by that of the baseline. */
    @JsonProperty("published-ratio")
    PUBLISHED_RATIO,
    /** The same in percent. */
    @JsonProperty("published-percent")
    PUBLISHED_PERCENT,
    /** How far our ratio to the baseline is from the published one, in percent. */
    @JsonProperty("deviation")
    DEVIATION,
    /** How much of a line's time the pipeline takes by itself. */
    @JsonProperty("floor-share")
    FLOOR_SHARE
}
