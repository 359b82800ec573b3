package io.wirecost.evolution.judge;

import io.wirecost.compiler.Targets;
import io.wirecost.compiler.target.Target;
import io.wirecost.core.schema.Schema;
import io.wirecost.engine.files.WorkFolder;
import io.wirecost.evolution.edit.Edit;
import io.wirecost.evolution.result.Judgement;
import io.wirecost.evolution.result.ReadingDirection;
import io.wirecost.process.Command;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A program that compares two files of a schema. It knows no direction: what it allows is to be read both ways.
 *
 * @param name with its command
 * @param format as wirecost names it
 * @param target that writes the files
 * @param words the command's words; {@code OLD} and {@code NEW} stand for the files or their folders
 * @param inNew whether it runs in the folder of the newer version, and takes folders
 */
record ToolJudge(String name, String format, String target, List<String> words, boolean inNew) implements SchemaJudge {
    private static final Duration TIMEOUT = Duration.ofSeconds(30);
    private static final String OLD = "OLD";
    private static final String NEW = "NEW";

    @Override
    public List<Judgement> judge(Edit edit) throws IOException {
        Target emitter = Targets.byId(target).orElseThrow();
        if (emitter.refusalReason(edit.before()).isPresent()
                || emitter.refusalReason(edit.after()).isPresent()) {
            return List.of();
        }
        try (WorkFolder folder = WorkFolder.create()) {
            Path older = written(emitter, edit.before(), folder.file(OLD));
            Path newer = written(emitter, edit.after(), folder.file(NEW));
            Command.Result result = new Command(command(older, newer), TIMEOUT)
                    .in(inNew ? newer.getParent() : folder.path())
                    .run();
            return List.of(judgement(ReadingDirection.BACKWARD, result), judgement(ReadingDirection.FORWARD, result));
        }
    }

    private static Path written(Target emitter, Schema schema, Path folder) throws IOException {
        Files.createDirectories(folder);
        return folder.resolve(emitter.emit(schema).writeSchema(folder));
    }

    private List<String> command(Path older, Path newer) {
        List<String> command = new ArrayList<>();
        for (String word : words) {
            command.add(
                    switch (word) {
                        case OLD -> (inNew ? older.getParent() : older).toString();
                        case NEW -> (inNew ? newer.getParent() : newer).toString();
                        default -> word;
                    });
        }
        return command;
    }

    private Judgement judgement(ReadingDirection direction, Command.Result result) {
        return new Judgement(name, format, direction, result.isSuccess(), said(result.output()));
    }

    /** The lines that say something, without the names of files that are gone. */
    private static String said(String output) {
        Optional<String> first = output.lines()
                .map(line -> line.replaceAll("\\S*/", "").strip())
                .filter(line -> !line.isEmpty())
                .findFirst();
        return first.orElse("");
    }
}
