package io.wirecost.bench;

import io.wirecost.bench.plain.PlainBenchmarks;
import io.wirecost.core.InputException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What is asked for on the command line.
 *
 * @param codecs names in the order of the report
 * @param pairs forks on either side, per codec and operation
 * @param out folder for the report and for compiled code
 */
record BenchRequest(List<String> codecs, int pairs, Path out) {
    static final String USAGE = "usage: bench/run [--codec NAME,NAME] [--pairs N] [--out DIR]";
    private static final int PAIRS = 15;

    static BenchRequest parse(String[] args) throws InputException {
        Map<String, String> options = new TreeMap<>();
        for (int i = 0; i < args.length; i += 2) {
            if (!List.of("--codec", "--pairs", "--out").contains(args[i]) || i + 1 == args.length) {
                throw new InputException(args[i] + ": no such option, or no value for it; " + USAGE);
            }
            options.put(args[i], args[i + 1]);
        }
        return new BenchRequest(
                codecs(options.get("--codec")),
                pairs(options.getOrDefault("--pairs", Integer.toString(PAIRS))),
                Path.of(options.getOrDefault("--out", "bench/target/faithfulness"))
                        .toAbsolutePath());
    }

    private static List<String> codecs(String names) throws InputException {
        List<String> all = PlainBenchmarks.codecs();
        if (names == null) {
            return all;
        }
        List<String> wanted = List.of(names.split(","));
        if (!all.containsAll(wanted)) {
            throw new InputException("--codec " + names + ": plain benchmarks are written for " + all);
        }
        return all.stream().filter(wanted::contains).toList();
    }

    private static int pairs(String number) throws InputException {
        if (!number.matches("[1-9][0-9]{0,3}")) {
            throw new InputException("--pairs " + number + ": expected a number from 1");
        }
        return Integer.parseInt(number);
    }
}
