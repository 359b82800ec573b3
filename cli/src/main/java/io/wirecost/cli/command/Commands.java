package io.wirecost.cli.command;

import io.wirecost.cli.folder.InputKeeper;
import io.wirecost.cli.installation.CommandSurroundings;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.IFactory;

/** Makes commands, and what belongs to them, with what is around them; relative paths begin at its folder. */
public final class Commands implements IFactory {
    private final CommandSurroundings around;

    private Commands(CommandSurroundings around) {
        this.around = around;
    }

    /**
     * Returns a command line of a command, whose subcommands find the surroundings too. It understands what the front door
     * understands, so a command that was kept, or that a study names, is read as a user's is.
     */
    public static CommandLine line(Object command, CommandSurroundings around) {
        return new CommandLine(command, new Commands(around))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .registerConverter(Path.class, given -> resolved(around.folder(), Path.of(given)));
    }

    private static Path resolved(Path folder, Path given) {
        return given.equals(InputKeeper.STANDARD_INPUT) ? given : folder.resolve(given);
    }

    @Override
    public <K> K create(Class<K> type) throws Exception {
        try {
            return type.getConstructor(CommandSurroundings.class).newInstance(around);
        } catch (NoSuchMethodException e) {
            return CommandLine.defaultFactory().create(type);
        }
    }
}
