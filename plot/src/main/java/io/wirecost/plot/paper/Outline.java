package io.wirecost.plot.paper;

/** The line of a path, step by step, as short as SVG can say it: each step is told from the end of the one before. */
public final class Outline {
    private final StringBuilder steps = new StringBuilder();
    /** Where it is and where it began, in tenths of a pixel: rounded places, so that roundings do not add up. */
    private long x;

    private long y;
    private long startX;
    private long startY;
    private char letter = ' ';
    private boolean fraction;

    /** Begins at a place, also in the middle of a path. */
    public Outline move(double toX, double toY) {
        step('m', tenths(toX) - x, tenths(toY) - y);
        letter = 'l'; // further points after a move are lines
        at(tenths(toX), tenths(toY));
        startX = x;
        startY = y;
        return this;
    }

    /** A line to a place. */
    public Outline line(double toX, double toY) {
        long right = tenths(toX) - x;
        long down = tenths(toY) - y;
        if (right == 0 && down == 0) {
            return this;
        }
        if (down == 0) {
            step('h', right);
        } else if (right == 0) {
            step('v', down);
        } else {
            step('l', right, down);
        }
        return at(x + right, y + down);
    }

    /** A level line. */
    public Outline across(double toX) {
        return line(toX, y / 10.0);
    }

    /** An upright line. */
    public Outline up(double toY) {
        return line(x / 10.0, toY);
    }

    /** A line back to where it began. */
    public Outline close() {
        step('z');
        return at(startX, startY);
    }

    private Outline at(long newX, long newY) {
        x = newX;
        y = newY;
        return this;
    }

    private void step(char next, long... distances) {
        boolean begins = next != letter;
        if (begins) {
            steps.append(next);
            letter = next;
        }
        for (long distance : distances) {
            String number = number(distance);
            boolean needsBlank = !begins && number.charAt(0) != '-' && !(fraction && number.charAt(0) == '.');
            steps.append(needsBlank ? " " : "").append(number);
            fraction = number.indexOf('.') >= 0;
            begins = false;
        }
    }

    private static long tenths(double coordinate) {
        if (!Double.isFinite(coordinate)) {
            throw new IllegalArgumentException("no coordinate: " + coordinate);
        }
        return Math.round(coordinate * 10);
    }

    /** A coordinate in pixels: {@code -.5}, {@code 12}. */
    static String number(double coordinate) {
        return number(tenths(coordinate));
    }

    private static String number(long tenths) {
        String text = (tenths < 0 ? "-" : "") + Math.abs(tenths) / 10 + "." + Math.abs(tenths) % 10;
        String round = text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
        return round.replaceFirst("^(-?)0\\.", "$1.");
    }

    @Override
    public String toString() {
        return steps.toString();
    }
}
