package io.wirecost.pipeline.driver.block;

import io.wirecost.core.run.Passage.Reading;
import io.wirecost.pipeline.driver.course.Course;
import io.wirecost.pipeline.driver.service.ServiceCommandLine;
import java.nio.file.Path;
import java.util.Map;

/**
 * One block that is to be run.
 *
 * @param number of the block in the whole run, from 0
 * @param round that it belongs to, from 0
 * @param codec the codec's name
 * @param reading what the services do with the bytes
 * @param course what the block goes through, the warm-up first
 * @param pools dataset files by the legs' pools
 * @param command starts a process of services
 */
public record BlockOrder(
        int number,
        int round,
        String codec,
        Reading reading,
        Course course,
        Map<Integer, Path> pools,
        ServiceCommandLine command) {
    public BlockOrder {
        pools = Map.copyOf(pools);
    }
}
