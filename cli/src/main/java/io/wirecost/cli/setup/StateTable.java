package io.wirecost.cli.setup;

import io.wirecost.document.Columns;
import io.wirecost.document.Table;
import io.wirecost.engine.runtime.FoundProgram;
import io.wirecost.engine.runtime.ProgramVersion;
import io.wirecost.engine.runtime.RuntimeDescription.Part;
import io.wirecost.engine.runtime.RuntimeInspection;
import java.util.ArrayList;
import java.util.List;

/** What a runtime needs, and what of it is here. */
public final class StateTable {
    private static final String REFUSED = "missing; codecs that need it are refused";

    private StateTable() {}

    private record Row(String part, String state) {}

    /** Returns a table with a line for each part. */
    public static Table of(RuntimeInspection found) {
        List<Row> rows = new ArrayList<>();
        found.programs().forEach(program -> rows.add(new Row(program.program().name(), state(program))));
        found.libraries().forEach((library, version) -> rows.add(new Row(library, version)));
        found.missingLibraries().forEach(library -> rows.add(new Row(library, REFUSED)));
        found.runtime().parts().forEach(part -> rows.add(new Row(part.name(), state(part, found))));
        found.runtime()
                .tools()
                .forEach(tool -> rows.add(new Row(
                        tool.name(),
                        found.tools().containsKey(tool)
                                ? found.tools().get(tool).toString()
                                : REFUSED)));
        found.artifacts().forEach((artifact, file) -> rows.add(new Row(artifact.file(), file.toString())));
        found.missingArtifacts().forEach(artifact -> rows.add(new Row(artifact.file(), REFUSED)));
        return Columns.<Row>of()
                .name("part", Row::part)
                .words("state", Row::state)
                .table(rows);
    }

    private static String state(FoundProgram program) {
        return program.problem()
                .orElseGet(() -> program.version().map(ProgramVersion::text).orElse("installed"));
    }

    private static String state(Part part, RuntimeInspection found) {
        return found.packages()
                .filter(place -> place.has(part))
                .map(place -> "in " + place.folder())
                .orElse(part.optional() ? REFUSED : "not installed");
    }
}
