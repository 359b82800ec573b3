package io.wirecost.cli.doctor;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * A machine as wirecost finds it.
 *
 * @param platform operating system and processor, as tools are filed: {@code linux-x86_64}
 * @param java the Java that this process runs in
 * @param maven what builds wirecost from its sources
 * @param memoryBytes physical memory
 * @param availableBytes memory that programs may still take; empty where the system does not tell
 * @param governors how the processors choose their frequency, each once; empty where the system does not tell
 * @param load processes that want a processor, averaged over the last minute; empty where the system does not tell
 * @param cacheBytes size of the code cache
 * @param folders where wirecost writes
 * @param tools schema compilers of other projects
 */
public record Machine(
        String platform,
        Java java,
        Maven maven,
        long memoryBytes,
        OptionalLong availableBytes,
        int cores,
        List<String> governors,
        OptionalDouble load,
        long cacheBytes,
        List<Folder> folders,
        List<Tool> tools) {
    public Machine {
        governors = List.copyOf(governors);
        folders = List.copyOf(folders);
        tools = List.copyOf(tools);
    }

    /** @param compiler whether it is a JDK, not a runtime alone */
    public record Java(String version, Path home, boolean compiler) {}

    /**
     * @param needed false in a distribution, which is built
     * @param version empty when there is none
     */
    public record Maven(boolean needed, Optional<String> version) {}

    /**
     * @param purpose what is written there
     * @param freeBytes space that this user may still take
     */
    public record Folder(String purpose, Path path, boolean writable, long freeBytes) {}

    /**
     * @param file the executable's name; empty when there is none for the platform
     * @param codecs who needs it
     */
    public record Tool(String name, Optional<String> file, List<String> codecs) {
        public Tool {
            codecs = List.copyOf(codecs);
        }
    }
}
