package io.wirecost.pipeline.driver;

import io.wirecost.pipeline.control.Word.SetOfMessages;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * One block that is to be run.
 *
 * @param number of the block in the whole run, from 0
 * @param round that it belongs to, from 0
 * @param codec the codec's name
 * @param operation the trial's last part, which tells the variant
 * @param sets the warm-up first
 * @param pools dataset files by the sets' pools
 * @param command starts a process of services
 */
public record BlockOrder(
        int number,
        int round,
        String codec,
        String operation,
        List<SetOfMessages> sets,
        Map<Integer, Path> pools,
        ServiceCommand command) {
    public BlockOrder {
        sets = List.copyOf(sets);
        pools = Map.copyOf(pools);
    }
}
