package io.wirecost.document;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;

/**
 * Figures that are to be drawn. All are finite numbers in the chart's unit, which may be empty. An axis that is to be
 * logarithmic is linear where a figure is not positive.
 */
public sealed interface Chart {
    /** What it is about, in a few words. */
    String title();

    /**
     * Figures over figures, a line for each series.
     *
     * @param xTitle what the figures stand over, with its unit
     * @param unit of the figures upward: {@code ms}
     */
    record Lines(
            String title, String xTitle, String yTitle, String unit, boolean logX, boolean logY, List<Series> series)
            implements Chart {
        public Lines {
            series = List.copyOf(series);
        }
    }

    /** Figures of categories: bars of all series beside each other for each category. */
    record Bars(String title, String yTitle, String unit, boolean log, List<String> categories, List<BarSeries> series)
            implements Chart {
        public Bars {
            categories = List.copyOf(categories);
            series = List.copyOf(series);
            for (BarSeries one : series) {
                if (one.bars().size() != categories.size()) {
                    throw new IllegalArgumentException(
                            one.bars().size() + " bars for " + categories.size() + " categories");
                }
            }
        }
    }

    /** How figures spread: a box from the first to the third quartile for each name, with whiskers to its ends. */
    record Boxes(String title, String yTitle, String unit, boolean log, List<Box> boxes) implements Chart {
        public Boxes {
            boxes = List.copyOf(boxes);
        }
    }

    /** An interval around a figure. */
    record Range(double low, double high) {
        public Range {
            requireOrder(low, high);
        }
    }

    /** Points in any order, joined from left to right. */
    record Series(String name, List<Point> points) {
        public Series {
            points =
                    points.stream().sorted(Comparator.comparingDouble(Point::x)).toList();
        }
    }

    /** A figure at a place. */
    record Point(double x, double y, Optional<Range> interval) {
        public Point {
            requireOrder(x);
            requireOrder(y);
        }

        /** Without an interval. */
        public static Point of(double x, double y) {
            return new Point(x, y, Optional.empty());
        }

        /** With an interval around the figure. */
        public static Point of(double x, double y, double low, double high) {
            return new Point(x, y, Optional.of(new Range(low, high)));
        }
    }

    /**
     * A figure for each category.
     *
     * @param bars as many as there are categories; empty where there is no figure
     */
    record BarSeries(String name, List<Optional<Bar>> bars) {
        public BarSeries {
            bars = List.copyOf(bars);
        }
    }

    /** A figure of a category. */
    record Bar(double value, Optional<Range> interval) {
        public Bar {
            requireOrder(value);
        }

        /** Without an interval. */
        public static Bar of(double value) {
            return new Bar(value, Optional.empty());
        }

        /** With an interval around the figure. */
        public static Bar of(double value, double low, double high) {
            return new Bar(value, Optional.of(new Range(low, high)));
        }
    }

    /** The quartiles of figures. */
    record Box(String name, double min, double q1, double median, double q3, double max) {
        public Box {
            requireOrder(min, q1, median, q3, max);
        }
    }

    private static void requireOrder(double... figures) {
        double[] ordered = figures.clone();
        Arrays.sort(ordered);
        if (!DoubleStream.of(figures).allMatch(Double::isFinite) || !Arrays.equals(figures, ordered)) {
            throw new IllegalArgumentException("cannot be drawn: " + Arrays.toString(figures));
        }
    }
}
