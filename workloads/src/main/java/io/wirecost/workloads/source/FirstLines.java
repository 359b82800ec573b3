package io.wirecost.workloads.source;

/**
 * The first lines of a text that are not blank.
 *
 * @param count how many of them were looked at
 * @param values how many of these are a value each
 */
record FirstLines(int count, int values) {
    private static final int MOST = 64;

    /** @param ended whether the last line needs no line end, since the text ends with the window */
    static FirstLines of(Window window, boolean ended) {
        byte[] bytes = window.bytes();
        int count = 0;
        int values = 0;
        int from = window.start();
        while (from < window.end() && count < MOST) {
            int end = JsonBytes.lineEnd(bytes, from, window.end());
            int first = JsonBytes.firstVisible(bytes, from, end);
            if (first < end && (end < window.end() || ended)) {
                count++;
                values += isValue(bytes, first, end) ? 1 : 0;
            }
            from = end + 1;
        }
        return new FirstLines(count, values);
    }

    /** Returns whether at least half of the lines behind the first one are values. */
    boolean areMostlyValues() {
        return 2 * (values - 1) >= count - 1;
    }

    private static boolean isValue(byte[] bytes, int from, int end) {
        ValueScanner scanner = new ValueScanner();
        scanner.begin(bytes[from]);
        if (",:]}".indexOf(bytes[from]) >= 0) {
            return false;
        }
        int behind = scanner.scan(bytes, from, end);
        return behind < 0 ? scanner.isWord() : JsonBytes.firstVisible(bytes, behind, end) == end;
    }
}
