package io.wirecost.cli.command;

import io.wirecost.compiler.Targets;
import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Target;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.schema.Schema;
import io.wirecost.document.Columns;
import io.wirecost.document.Table;
import io.wirecost.document.TableCell;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The targets of the schema compiler, the codecs that use them, and what becomes of a schema in each. */
final class TargetTable {
    private final List<CodecInfo> codecs;

    TargetTable(List<CodecInfo> codecs) {
        this.codecs = codecs;
    }

    Table withoutSchema() {
        return Columns.<Target>of()
                .name("target", Target::id)
                .words("codecs", this::codecsOf)
                .table(Targets.all());
    }

    Table of(Schema schema) {
        return Columns.<Derived>of()
                .name("target", derived -> derived.target.id())
                .name("derived", Derived::words)
                .figure("notes", Derived::notes)
                .words("codecs", derived -> codecsOf(derived.target))
                .table(Targets.all().stream()
                        .map(target -> new Derived(target, emitted(target, schema)))
                        .toList());
    }

    private static Optional<Emission> emitted(Target target, Schema schema) {
        return target.refusalReason(schema).isPresent() ? Optional.empty() : Optional.of(target.emit(schema));
    }

    /** @param emission empty where the target refuses the schema */
    private record Derived(Target target, Optional<Emission> emission) {
        String words() {
            return emission.map(made ->
                            made.shown().map(Emission.DerivedSchema::fileName).orElse("Java classes"))
                    .orElse("refused");
        }

        String notes() {
            return emission.map(made -> Units.count(made.notes().size())).orElse(TableCell.NONE);
        }
    }

    private String codecsOf(Target target) {
        String names = codecs.stream()
                .filter(codec -> codec.target().equals(target.id()))
                .map(CodecInfo::name)
                .collect(Collectors.joining(", "));
        return names.isEmpty() ? TableCell.NONE : names;
    }
}
