package io.wirecost.pipeline.driver.block;

import io.wirecost.core.run.Passage.Reading;
import io.wirecost.pipeline.driver.course.Course;
import io.wirecost.pipeline.driver.service.ServiceCommandLine;
import java.nio.file.Path;
import java.util.Map;

/**
 * Three services that are to be started.
 *
 * @param codec the codec's name
 * @param reading what the services do with the bytes
 * @param pools dataset files by the legs' pools, of all blocks that they will go through
 * @param warmUp what they go through before their first block
 * @param stays whether they wait for a further block when one is over; otherwise they end with it
 * @param command starts a process of services
 */
public record CrewOrder(
        String codec,
        Reading reading,
        Map<Integer, Path> pools,
        Course warmUp,
        boolean stays,
        ServiceCommandLine command) {
    public CrewOrder {
        pools = Map.copyOf(pools);
    }
}
