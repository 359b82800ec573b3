package io.wirecost.evolution.judge;

import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.core.InputException;
import io.wirecost.engine.runtime.Programs;
import io.wirecost.evolution.edit.Edit;
import io.wirecost.evolution.result.Judgement;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** All judges that this machine has. */
public final class SchemaJudges {
    /** Those rules alone that are about bytes, not about names in generated code. */
    private static final String WIRE_RULES = "{\"version\":\"v2\",\"breaking\":{\"use\":[\"WIRE\"]}}";

    private final List<SchemaJudge> judges;

    private SchemaJudges(List<SchemaJudge> judges) {
        this.judges = List.copyOf(judges);
    }

    /** Nobody who judges. */
    public static SchemaJudges none() {
        return new SchemaJudges(List.of());
    }

    /**
     * Finds the judges.
     *
     * @param tools of the installation
     * @param programs of the machine, and the variable that says where a registry is
     */
    public static SchemaJudges found(InstalledTools tools, Programs programs) throws InputException, IOException {
        List<SchemaJudge> all = new ArrayList<>(List.of(new AvroJudge()));
        programs.find("buf")
                .ifPresent(buf -> all.add(new ToolJudge(
                        "buf breaking (wire rules)",
                        "Protocol Buffers",
                        "protobuf",
                        List.of(buf.toString(), "breaking", ".", "--against", "../OLD", "--config", WIRE_RULES),
                        true)));
        programs.find("thrift")
                .ifPresent(thrift -> all.add(new ToolJudge(
                        "thrift --audit",
                        "Thrift",
                        "thrift",
                        List.of(thrift.toString(), "--audit", "OLD", "NEW"),
                        false)));
        Optional<Path> flatc = tools.find("flatc").or(() -> programs.find("flatc"));
        flatc.ifPresent(found -> all.add(new ToolJudge(
                "flatc --conform",
                "FlatBuffers",
                "flatbuffers",
                List.of(found.toString(), "--conform", "OLD", "NEW"),
                false)));
        Optional<String> registry = programs.variable(ApicurioJudge.VARIABLE);
        if (registry.isPresent()) {
            all.add(ApicurioJudge.of(Path.of(registry.get())));
        }
        return new SchemaJudges(all);
    }

    /** What all of them say of an edit. */
    public List<Judgement> judge(Edit edit) throws IOException {
        List<Judgement> all = new ArrayList<>();
        for (SchemaJudge judge : judges) {
            all.addAll(judge.judge(edit));
        }
        return all;
    }
}
