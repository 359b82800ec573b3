package io.wirecost.cli.terminal;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A terminal that takes what is written as a real one does: it scrolls, wraps, and obeys the few sequences that are used. */
final class VirtualTerminal extends Writer {
    private static final Pattern SEQUENCE = Pattern.compile("\u001b\\[(\\d*)([AKJ])");

    private final int rows;
    private final int columns;
    private final List<StringBuilder> lines = new ArrayList<>(List.of(new StringBuilder()));
    private int row;
    private int column;

    VirtualTerminal(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
    }

    PrintWriter writer() {
        return new PrintWriter(this, true);
    }

    /** Returns what stands on the screen and above it, without empty lines at the end. */
    List<String> lines() {
        List<String> all = new ArrayList<>(
                lines.stream().map(line -> line.toString().stripTrailing()).toList());
        while (!all.isEmpty() && all.get(all.size() - 1).isEmpty()) {
            all.remove(all.size() - 1);
        }
        return all;
    }

    String text() {
        return String.join("\n", lines()) + "\n";
    }

    @Override
    public void write(char[] buffer, int offset, int length) {
        String text = new String(buffer, offset, length);
        Matcher sequence = SEQUENCE.matcher(text);
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == '\u001b') {
                if (!sequence.find(i) || sequence.start() != i) {
                    throw new AssertionError("unknown sequence in " + text.replace('\u001b', '^'));
                }
                obey(sequence.group(2), sequence.group(1));
                i = sequence.end() - 1;
            } else {
                put(text.charAt(i));
            }
        }
    }

    private void put(char letter) {
        switch (letter) {
            case '\r' -> column = 0;
            case '\n' -> {
                row++;
                column = 0;
            }
            default -> {
                if (column == columns) {
                    row++;
                    column = 0;
                }
                line().setCharAt(column++, letter);
            }
        }
        line();
    }

    private StringBuilder line() {
        while (lines.size() <= row) {
            lines.add(new StringBuilder());
        }
        StringBuilder line = lines.get(row);
        line.append(" ".repeat(Math.max(0, column + 1 - line.length())));
        return line;
    }

    private void obey(String command, String count) {
        switch (command) {
            case "A" -> row = Math.max(Math.max(0, lines.size() - rows), row - Integer.parseInt(count));
            case "K" -> clear(row, column);
            default -> {
                clear(row, column);
                for (int below = row + 1; below < lines.size(); below++) {
                    clear(below, 0);
                }
            }
        }
    }

    private void clear(int at, int from) {
        StringBuilder line = lines.get(at);
        line.setLength(Math.min(line.length(), from));
    }

    @Override
    public void flush() {
        // what is written is there
    }

    @Override
    public void close() {
        // stays as it is
    }
}
