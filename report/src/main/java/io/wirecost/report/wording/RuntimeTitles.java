package io.wirecost.report.wording;

import io.wirecost.core.run.Run;
import io.wirecost.core.run.RuntimeInfo;

/** What a reader sees of runtimes' names. */
public final class RuntimeTitles {
    private final Run run;

    public RuntimeTitles(Run run) {
        this.run = run;
    }

    /** {@code Node.js}; the name where the run does not say more. */
    public String of(String runtime) {
        return run.environment().runtimes().stream()
                .filter(info -> info.name().equals(runtime))
                .map(RuntimeInfo::title)
                .findFirst()
                .orElse(runtime);
    }
}
