package io.wirecost.compiler.flat;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.FieldPath;
import io.wirecost.core.dataset.Filter;
import io.wirecost.core.dataset.Filter.Condition;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.dataset.RecordSource;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import io.wirecost.core.value.ValueRewrite;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * A schema whose unions are written as their records tell them apart: {@code {"type": "card", "number": 1}}, without the name
 * of the branch around it. Such a union becomes a record with the fields of all branches, of which a value has those of its
 * own. So every codec that writes names writes the user's own messages, and no codec knows of it. The field that tells the
 * branch is one of each branch already; nothing of a value is lost, and no two values become one.
 */
public final class FlatUnions {
    private final Schema given;
    private final Map<String, FlatUnion> unions;
    private final Schema schema;

    private FlatUnions(Schema given, Map<String, FlatUnion> unions) {
        this.given = given;
        this.unions = Map.copyOf(unions);
        this.schema = flat();
    }

    /** Returns a schema's unions of this kind; empty if there are none. */
    public static Optional<FlatUnions> of(Schema schema) {
        Set<String> taken = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        schema.definitions().forEach(definition -> taken.add(definition.name()));
        schema.types().forEach(type -> type.asFixed().ifPresent(fixed -> taken.add(fixed.name())));
        Map<String, FlatUnion> unions = new HashMap<>();
        schema.records()
                .filter(RecordDefinition::isUnion)
                .filter(union -> !schema.notes().isOneof(union))
                .forEach(union -> FlatUnion.of(schema, union, taken).ifPresent(flat -> {
                    taken.add(flat.kinds().name());
                    unions.put(union.name(), flat);
                }));
        return unions.isEmpty() ? Optional.empty() : Optional.of(new FlatUnions(schema, unions));
    }

    /** A schema as a codec gets it: the same one where its unions stay as they are. */
    public static Schema schema(Schema schema, CodecInfo codec) {
        return of(schema, codec).map(FlatUnions::schema).orElse(schema);
    }

    /** A dataset as a codec gets it: the same one where its unions stay as they are. */
    public static Dataset of(Dataset dataset, CodecInfo codec) {
        return of(dataset.schema(), codec).map(unions -> unions.of(dataset)).orElse(dataset);
    }

    /** A schema's unions of this kind, if a codec writes them so. */
    public static Optional<FlatUnions> of(Schema schema, CodecInfo codec) {
        return areWrittenBy(codec) ? of(schema) : Optional.empty();
    }

    /** Returns whether a codec writes the names of fields, and so unions in this form. */
    public static boolean areWrittenBy(CodecInfo codec) {
        return codec.isLikeJson();
    }

    /** The schema with records in place of these unions. */
    public Schema schema() {
        return schema;
    }

    /** Returns whether this is one of these unions. */
    public boolean contains(RecordDefinition union) {
        return unions.containsKey(union.name());
    }

    /** The same records by this schema. */
    public Dataset of(Dataset dataset) {
        return new Dataset(
                dataset.name(),
                schema,
                dataset.groups().stream()
                        .map(group -> new Group(
                                group.label(),
                                group.records().stream().map(this::of).toList()))
                        .toList(),
                dataset.seed(),
                dataset.given(),
                dataset.sent(),
                dataset.sampled(),
                dataset.parameters(),
                of(dataset.filter()));
    }

    /** The same records by this schema. */
    public RecordSource of(RecordSource source) {
        return new RecordSource(
                of(source.like()), source.count(), number -> of(source.maker().apply(number)));
    }

    /** The same record by this schema. */
    public RecordValue of(RecordValue record) {
        return new Rewrite().of(record);
    }

    private final class Rewrite extends ValueRewrite {
        Rewrite() {
            super(given);
        }

        @Override
        protected Object record(RecordDefinition record, RecordValue value) {
            FlatUnion union = unions.get(record.name());
            if (union == null) {
                return super.record(record, value);
            }
            int branch = value.firstPresent();
            RecordValue own = (RecordValue) value.get(branch);
            return union.of(branch, (RecordValue) super.record(union.branches().get(branch), own));
        }
    }

    /** A path through a branch is one through the record, where the kind is that of the branch. */
    private Filter of(Filter filter) {
        return new Filter(filter.conditions().stream().flatMap(this::of).toList());
    }

    private Stream<Condition> of(Condition condition) {
        List<Condition> conditions = new ArrayList<>();
        List<String> names = new ArrayList<>();
        Optional<FieldPath.Step> branch = Optional.empty();
        for (FieldPath.Step step : condition.path().steps(given)) {
            if (contains(step.record())) {
                branch = Optional.of(step);
                continue;
            }
            if (branch.isPresent()) {
                kinds(branch.get(), names, step).ifPresent(conditions::add);
                branch = Optional.empty();
            }
            names.add(step.field().name());
        }
        conditions.add(new Condition(new FieldPath(names), condition.accepted()));
        return conditions.stream();
    }

    private Optional<Condition> kinds(FieldPath.Step branch, List<String> names, FieldPath.Step step) {
        FlatUnion union = unions.get(branch.record().name());
        int number = branch.record().fields().indexOf(branch.field());
        return step.field().name().equals(union.field())
                ? Optional.empty()
                : Optional.of(new Condition(
                        new FieldPath(Stream.concat(names.stream(), Stream.of(union.field()))
                                .toList()),
                        Set.copyOf(union.kinds(given, number))));
    }

    private Schema flat() {
        Map<String, Definition> all = new HashMap<>();
        List<Definition> inOrder = given.definitions().stream()
                .flatMap(definition -> Optional.ofNullable(unions.get(definition.name()))
                        .map(union -> Stream.<Definition>of(union.record(), union.kinds()))
                        .orElse(Stream.of(definition)))
                .toList();
        inOrder.forEach(definition -> all.put(definition.name(), definition));
        Set<String> used = new LinkedHashSet<>();
        use(given.root().name(), all, used);
        return new Schema(
                given.root().name(),
                inOrder.stream()
                        .filter(definition -> used.contains(definition.name()))
                        .toList(),
                given.notes());
    }

    private static void use(String name, Map<String, Definition> all, Set<String> used) {
        if (used.add(name)) {
            all.get(name)
                    .asRecord()
                    .ifPresent(record -> record.fields().forEach(field -> use(field.type(), all, used)));
        }
    }

    private static void use(Type type, Map<String, Definition> all, Set<String> used) {
        switch (type.form()) {
            case LEAF -> type.asEnum().ifPresent(symbols -> use(symbols.name(), all, used));
            case RECORD -> use(type.name(), all, used);
            case ARRAY, MAP, OPTIONAL -> use(type.element(), all, used);
        }
    }
}
