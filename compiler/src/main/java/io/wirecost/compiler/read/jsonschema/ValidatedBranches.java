package io.wirecost.compiler.read.jsonschema;

import io.wirecost.compiler.value.PlainDialect;
import io.wirecost.compiler.value.Unfit;
import io.wirecost.core.json.Json;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Plain JSON in which a union's value is of the branch whose schema accepts it. */
final class ValidatedBranches extends PlainDialect {
    private final Map<String, List<Validator>> unions;

    /** @param unions the schemas of each union's branches, by the union's name */
    ValidatedBranches(Map<String, List<Validator>> unions) {
        this.unions = unions;
    }

    @Override
    public Optional<Chosen> named(RecordDefinition union, Json json) throws Unfit {
        List<Validator> branches = unions.get(union.name());
        List<Integer> fitting = IntStream.range(0, branches.size())
                .filter(i -> branches.get(i).problems(json).isEmpty())
                .boxed()
                .toList();
        if (fitting.size() > 1) {
            String names =
                    fitting.stream().map(union.fields()::get).map(Field::name).collect(Collectors.joining(", "));
            throw Unfit.expected(
                    "a value that one branch of %s accepts".formatted(union.name()),
                    "one that fits several (%s); leave out the others with --without POINTER".formatted(names));
        }
        return fitting.stream().findFirst().map(branch -> new Chosen(branch, json, true));
    }
}
