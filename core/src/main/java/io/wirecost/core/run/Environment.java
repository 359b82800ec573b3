package io.wirecost.core.run;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Where a run was measured.
 *
 * @param runtimes everything that executed a codec, each once
 */
public record Environment(MachineInfo machine, List<RuntimeInfo> runtimes) {
    public Environment {
        runtimes = List.copyOf(runtimes);
    }

    /** Returns the differences that make it another machine. Times of two machines cannot be compared. */
    public List<Difference> machineDifferences(Environment later) {
        return machine.differences(later.machine);
    }

    /**
     * Returns the settings that may change on one machine, and may change its times. Runtimes that only one of the two
     * has are no change.
     */
    public List<Difference> systemDifferences(Environment later) {
        Differences differences = new Differences().add("operating system", machine.os(), later.machine.os());
        Map<String, RuntimeInfo> before = byName();
        Map<String, RuntimeInfo> after = later.byName();
        Set<String> both = new TreeSet<>(before.keySet());
        both.retainAll(after.keySet());
        for (String name : both) {
            String title = before.get(name).title();
            differences
                    .add(title, before.get(name).version(), after.get(name).version())
                    .add(
                            title + " options",
                            before.get(name).options(),
                            after.get(name).options());
        }
        return differences.list();
    }

    /** The versions of all runtimes, with commas between them. */
    public String runtimeVersions() {
        return runtimes.stream().map(RuntimeInfo::version).collect(Collectors.joining(", "));
    }

    private Map<String, RuntimeInfo> byName() {
        Map<String, RuntimeInfo> byName = new LinkedHashMap<>();
        runtimes.forEach(runtime -> byName.put(runtime.name(), runtime));
        return byName;
    }
}
