package io.wirecost.cli.command;

import io.wirecost.compiler.Targets;
import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Target;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.schema.Schema;
import io.wirecost.report.text.Table;
import io.wirecost.report.text.Table.Column;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.stream.Collectors;

/** The targets of the schema compiler, the codecs that use them, and what becomes of a schema in each. */
final class TargetTable {
    private final List<CodecInfo> codecs;

    TargetTable(List<CodecInfo> codecs) {
        this.codecs = codecs;
    }

    Table withoutSchema() {
        Table table = new Table(Column.name("target"), Column.words("codecs"));
        Targets.all().forEach(target -> table.row(target.id(), codecsOf(target)));
        return table;
    }

    Table of(Schema schema) {
        Table table = new Table(
                Column.name("target"), Column.name("derived"), Column.figure("notes"), Column.words("codecs"));
        Targets.all().forEach(target -> row(table, target, schema));
        return table;
    }

    private void row(Table table, Target target, Schema schema) {
        if (target.refuses(schema).isPresent()) {
            table.row(target.id(), "refused", "-", codecsOf(target));
        } else {
            row(table, target, target.emit(schema));
        }
    }

    private void row(Table table, Target target, Emission emission) {
        String derived = emission.schema().map(Emission.DerivedSchema::fileName).orElse("Java classes");
        table.row(target.id(), derived, Units.count(emission.notes().size()), codecsOf(target));
    }

    private String codecsOf(Target target) {
        return codecs.stream()
                .filter(codec -> codec.target().equals(target.id()))
                .map(CodecInfo::name)
                .collect(Collectors.joining(", "));
    }
}
