package io.wirecost.inference.typing;

import io.wirecost.compiler.value.JsonRecords;
import io.wirecost.compiler.value.PlainDialect;
import io.wirecost.compiler.value.WrittenJson;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.Filter;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import java.util.List;
import java.util.OptionalLong;

/** The same records by a schema that was inferred without unions. */
public final class WithoutUnions {
    private WithoutUnions() {}

    /**
     * Reads the records again, by the JSON that they came as.
     *
     * @param records some of the dataset's
     * @throws InputException if the records are not such as the schema was inferred from
     */
    public static Dataset of(Dataset dataset, Schema plain, List<RecordValue> records) throws InputException {
        Problems problems = Problems.inMany(dataset.name());
        JsonRecords reader = new JsonRecords(plain, new PlainDialect(), problems);
        WrittenJson writer = new WrittenJson(dataset.schema());
        List<RecordValue> read =
                records.stream().map(writer::of).map(reader::read).toList();
        problems.refuse();
        return new Dataset(
                dataset.name(),
                plain,
                List.of(new Group("records", read)),
                OptionalLong.empty(),
                new Filter(List.of()));
    }
}
