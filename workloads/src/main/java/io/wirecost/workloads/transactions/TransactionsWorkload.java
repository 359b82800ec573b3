package io.wirecost.workloads.transactions;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.FieldPath;
import io.wirecost.core.dataset.Filter;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.SchemaResource;
import io.wirecost.workloads.Workload;
import io.wirecost.workloads.parameter.ParameterValues;
import io.wirecost.workloads.parameter.WorkloadParameter;
import io.wirecost.workloads.random.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;

/** A financial transaction after the study lviv-2024, in 30 sizes from half a kilobyte to 26 kilobytes of JSON. */
public final class TransactionsWorkload implements Workload {
    private static final WorkloadParameter RECORDS =
            new WorkloadParameter("records", "records of each size", 8, 1, 1_000);

    /** Keeps the dice of pools apart from those of the size series. */
    private static final int POOL = 1_000;

    private static final int SPREAD_PERCENT = 25;

    /**
     * The filter of a service that settles what customers did once: one field of the transaction and one of a record
     * inside it. About half of the records pass, which {@code TransactionsWorkloadTest} checks.
     */
    private static final Filter FILTER = new Filter(List.of(
            new Filter.Condition(FieldPath.of("type"), Set.of("TRANSFER", "PAYMENT", "DEPOSIT", "WITHDRAWAL")),
            new Filter.Condition(FieldPath.of("metadata.isRecurring"), Set.of(false))));

    private final Schema schema;
    private final ParameterValues settings;

    public TransactionsWorkload() {
        this(SchemaResource.read("transactions"), ParameterValues.of(RECORDS));
    }

    private TransactionsWorkload(Schema schema, ParameterValues settings) {
        this.schema = schema;
        this.settings = settings;
    }

    @Override
    public String name() {
        return "transactions";
    }

    @Override
    public String description() {
        return "financial transactions in 30 sizes, 0.5 to 26 KB of JSON";
    }

    @Override
    public Schema schema() {
        return schema;
    }

    @Override
    public ParameterValues settings() {
        return settings;
    }

    @Override
    public Workload with(ParameterValues others) {
        return new TransactionsWorkload(schema, others);
    }

    @Override
    public Dataset dataset(long seed) {
        List<Group> groups = new ArrayList<>();
        for (int step = 0; step < SizeSeries.steps(); step++) {
            List<RecordValue> records = new ArrayList<>();
            for (int number = 0; number < settings.get(RECORDS.name()); number++) {
                Dice dice = Dice.of(seed, step, number);
                records.add(new TransactionGenerator(schema, dice, SizeSeries.sizeBytes(step)).next());
            }
            groups.add(new Group(label(step + 1), records));
        }
        return new Dataset(name(), schema, groups, OptionalLong.of(seed), FILTER);
    }

    @Override
    public boolean makesAnySize() {
        return true;
    }

    /** Sizes lie evenly within a quarter around the one that is asked for. */
    @Override
    public Dataset pool(long seed, int set, int sizeBytes, int records) {
        List<RecordValue> pool = new ArrayList<>();
        for (int number = 0; number < records; number++) {
            Dice dice = Dice.of(seed, POOL + set, number);
            int size = sizeBytes * dice.between(100 - SPREAD_PERCENT, 100 + SPREAD_PERCENT) / 100;
            pool.add(new TransactionGenerator(schema, dice, size).next());
        }
        return new Dataset(name(), schema, List.of(new Group("pool", pool)), OptionalLong.of(seed), FILTER);
    }

    /** Returns the number in two digits, so that labels sort as the steps do. */
    private static String label(int number) {
        return "step-" + (number < 10 ? "0" : "") + number;
    }
}
