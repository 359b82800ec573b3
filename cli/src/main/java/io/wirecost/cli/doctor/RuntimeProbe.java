package io.wirecost.cli.doctor;

import io.wirecost.cli.doctor.Machine.OtherRuntime;
import io.wirecost.engine.catalog.AbsentRuntime;
import io.wirecost.engine.runtime.ForeignRuntimes;
import io.wirecost.engine.runtime.RuntimeInspection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Tells of runtimes beside the JVM in the words of a doctor. */
public final class RuntimeProbe {
    private RuntimeProbe() {}

    /**
     * @param inspections one for each runtime
     * @param absent those that could not be started
     */
    public static List<OtherRuntime> of(List<RuntimeInspection> inspections, List<AbsentRuntime> absent) {
        return inspections.stream().map(found -> of(found, absent)).toList();
    }

    private static OtherRuntime of(RuntimeInspection found, List<AbsentRuntime> absent) {
        String name = found.runtime().name();
        Optional<String> problem = absent.stream()
                .filter(runtime -> runtime.name().equals(name))
                .map(AbsentRuntime::what)
                .findFirst();
        return new OtherRuntime(
                found.runtime().title(),
                problem.orElseGet(() -> ready(found)),
                problem.isEmpty(),
                found.missing(),
                ForeignRuntimes.setup(name));
    }

    private static String ready(RuntimeInspection found) {
        return Stream.concat(found.version().stream(), packages(found).stream()).collect(Collectors.joining(", "));
    }

    private static Optional<String> packages(RuntimeInspection found) {
        return found.packages()
                .filter(place -> found.runtime().parts().stream().anyMatch(place::has))
                .map(place -> "packages in " + place.folder());
    }
}
