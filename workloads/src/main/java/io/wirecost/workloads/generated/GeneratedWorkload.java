package io.wirecost.workloads.generated;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.Filter;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.dataset.RecordSource;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.SchemaResource;
import io.wirecost.workloads.Workload;
import io.wirecost.workloads.parameter.ParameterValues;
import io.wirecost.workloads.parameter.WorkloadParameter;
import io.wirecost.workloads.random.Dice;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A workload of records that are made one by one, each with dice of its own, and that form one group. The parameter
 * {@code records} says how many there are.
 *
 * @param name also of the file with the schema
 * @param maker of the records
 */
public record GeneratedWorkload(String name, String description, Schema schema, ParameterValues settings, Maker maker)
        implements Workload {
    private static final String RECORDS = "records";

    /** Makes one record of a workload. */
    @FunctionalInterface
    public interface Maker {
        /**
         * @param settings of the workload
         * @param dice of this record
         * @param number of the record, from 0
         */
        RecordValue record(Schema schema, ParameterValues settings, Dice dice, int number);
    }

    /**
     * A workload with the schema of its name.
     *
     * @param records how many there are by default
     * @param others further parameters
     */
    public static GeneratedWorkload of(
            String name, String description, int records, Maker maker, WorkloadParameter... others) {
        WorkloadParameter[] parameters = Stream.concat(Stream.of(others), Stream.of(WorkloadParameter.records(records)))
                .toArray(WorkloadParameter[]::new);
        return new GeneratedWorkload(
                name, description, SchemaResource.read(name), ParameterValues.of(parameters), maker);
    }

    @Override
    public GeneratedWorkload with(ParameterValues others) {
        return new GeneratedWorkload(name, description, schema, others, maker);
    }

    @Override
    public Dataset dataset(long seed) {
        List<RecordValue> records = IntStream.range(0, settings.get(RECORDS))
                .mapToObj(number -> record(seed, number))
                .toList();
        return new Dataset(
                name,
                schema,
                List.of(new Group("records", records)),
                OptionalLong.of(seed),
                Filter.suggestFor(schema, records));
    }

    @Override
    public List<RecordSource> sources(long seed, int records) {
        return List.of(new RecordSource(dataset(seed), records, number -> record(seed, number)));
    }

    private RecordValue record(long seed, int number) {
        return maker.record(schema, settings, Dice.of(seed, 0, number), number);
    }
}
