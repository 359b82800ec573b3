package io.wirecost.engine.runner;

import io.wirecost.contract.RoundTrips;
import io.wirecost.core.codec.LimitCheck;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.DatasetFile;
import io.wirecost.core.value.RecordValue;
import io.wirecost.harness.LocalCodec;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** Proves codecs of its class path, one after the other, and says {@code proven NAME} of each. Arguments: a dataset's file, names. */
final class ProveMain {
    private ProveMain() {}

    public static void main(String[] args) throws IOException {
        Dataset dataset = DatasetFile.read(Path.of(args[0]));
        for (String name : Arrays.asList(args).subList(1, args.length)) {
            try {
                prove(LocalCodec.find(name, dataset.schema()), dataset);
                System.out.println("proven " + name);
            } catch (Throwable e) { // whatever a library throws is a finding
                System.out.println(name + ": " + e);
            }
        }
        System.exit(0); // also when a library left threads behind
    }

    private static void prove(LocalCodec<Object> local, Dataset dataset) throws Exception {
        LimitCheck limits = new LimitCheck(dataset.schema(), local.info().limits());
        List<RecordValue> records = dataset.records().stream()
                .filter(record -> limits.violation(record).isEmpty())
                .toList();
        new RoundTrips<>(
                        local.provider(),
                        local.info(),
                        local.binding(),
                        dataset.filter().paths())
                .prove(records);
    }
}
