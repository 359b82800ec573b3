package io.wirecost.results;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.wirecost.core.InputException;
import io.wirecost.core.WriteFailure;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Trial;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A run while it is measured: a file beside {@code run.json} to which each step is added. Its first line is the run as it
 * was then. Each further line has the cells that are new or have changed since. A crash loses at most the last line. At the
 * end of the run {@code run.json} takes its place.
 */
public final class RunJournal {
    private static final String CELLS = "cells";
    private static final String TRIAL = "trial";

    private final Path runFile;
    private final Path journal;
    private final Map<Trial, Cell> kept = new HashMap<>();
    private boolean begun;

    /** @param runFile where the run is going to be */
    public RunJournal(Path runFile) {
        this.runFile = runFile;
        this.journal = beside(runFile);
    }

    /** Returns where the steps of a run are that has not come to its end. */
    static Path beside(Path runFile) {
        return runFile.resolveSibling(runFile.getFileName() + ".journal");
    }

    /**
     * Adds a step.
     *
     * @param run as it is now
     * @throws IllegalArgumentException if a figure is NaN or infinite, with its place
     * @throws WriteFailure if it cannot be written; what was there before is still there
     */
    public void add(Run run) throws IOException {
        List<Cell> news = run.cells().stream()
                .filter(cell -> !cell.equals(kept.get(cell.trial())))
                .toList();
        if (begun && news.isEmpty()) {
            return;
        }
        if (begun) {
            append(line(run.with(news)));
        } else {
            RunFile.write(RunFile.small(run), journal); // in one step: there may be one of the run that is continued
            begun = true;
        }
        news.forEach(cell -> kept.put(cell.trial(), cell));
    }

    /** Writes the run into its file, and removes the journal. */
    public void close(Run run) throws IOException {
        RunFile.write(run, runFile);
        Files.deleteIfExists(journal);
    }

    private static byte[] line(Run run) throws IOException {
        ObjectNode json = (ObjectNode) RunMapper.MAPPER.readTree(RunFile.small(run));
        return (json.retain(CELLS) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    private void append(byte[] line) throws IOException {
        try (FileChannel channel = FileChannel.open(journal, StandardOpenOption.WRITE, StandardOpenOption.APPEND)) {
            long before = channel.size();
            try {
                for (ByteBuffer rest = ByteBuffer.wrap(line); rest.hasRemaining(); ) {
                    channel.write(rest);
                }
                channel.force(false);
            } catch (IOException e) {
                channel.truncate(before); // half a line would hide what follows
                throw e;
            }
        } catch (IOException e) {
            throw new WriteFailure(journal, e);
        }
    }

    /**
     * The run that a journal has come to.
     *
     * @throws InputException if its first line is no run, with the line's number
     */
    static JsonNode read(Path journal) throws InputException, IOException {
        List<String> lines = Files.readAllLines(journal);
        ObjectNode run = object(journal, lines, 0);
        Map<JsonNode, JsonNode> cells = new LinkedHashMap<>();
        for (int i = 0; i < lines.size(); i++) {
            try {
                ObjectNode line = i == 0 ? run : object(journal, lines, i);
                line.path(CELLS).forEach(cell -> cells.put(cell.path(TRIAL), cell));
            } catch (InputException e) {
                if (i < lines.size() - 1) {
                    throw e;
                } // the last line may be half a step
            }
        }
        ArrayNode all = RunMapper.MAPPER.createArrayNode();
        cells.values().forEach(all::add);
        return run.set(CELLS, all);
    }

    private static ObjectNode object(Path journal, List<String> lines, int number) throws InputException {
        try {
            byte[] line = number < lines.size() ? lines.get(number).getBytes(StandardCharsets.UTF_8) : new byte[0];
            if (Tree.of(JsonText.readOwn(line, journal.toString())) instanceof ObjectNode object) {
                return object;
            }
        } catch (InputException e) {
            // told below
        }
        throw new InputException(
                "%s:%d: expected a step of a run, as wirecost wrote it; measure again or restore the file"
                        .formatted(journal, number + 1));
    }
}
