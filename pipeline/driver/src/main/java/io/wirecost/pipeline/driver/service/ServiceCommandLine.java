package io.wirecost.pipeline.driver.service;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** How a process of services is started for a codec. */
public interface ServiceCommandLine {
    /**
     * The command line.
     *
     * @param plan file with the task of the process
     */
    List<String> of(Path plan) throws IOException;
}
