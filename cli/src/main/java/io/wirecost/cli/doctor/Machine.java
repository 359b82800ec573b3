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
 * @param runtimes those beside the JVM that can execute codecs
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
        List<Tool> tools,
        List<OtherRuntime> runtimes) {
    public Machine {
        governors = List.copyOf(governors);
        folders = List.copyOf(folders);
        tools = List.copyOf(tools);
        runtimes = List.copyOf(runtimes);
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

    /**
     * @param title as people write it, e.g. {@code Node.js}
     * @param found what this machine has of it
     * @param ready whether its codecs can be executed
     * @param missing what some of its codecs need and do not have
     * @param setup the command that brings what is missing
     */
    public record OtherRuntime(String title, String found, boolean ready, List<String> missing, String setup) {
        public OtherRuntime {
            missing = List.copyOf(missing);
        }
    }
}
