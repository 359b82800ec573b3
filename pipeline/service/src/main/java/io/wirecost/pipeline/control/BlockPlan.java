package io.wirecost.pipeline.control;

import io.wirecost.core.run.Experiment.Forward;
import io.wirecost.core.run.Experiment.Transport;
import io.wirecost.pipeline.control.Word.SetOfMessages;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * What one process of services does in one block, as it gets it from whoever starts it, in a file.
 *
 * @param run the run's id
 * @param client settings of every Kafka client: servers and security
 * @param roles the services that this process is; more than one are threads
 * @param codec the codec's name
 * @param operation the trial's last part, which tells the variant
 * @param sets the warm-up first
 * @param pools dataset files, one group each, by the set's {@link SetOfMessages#pool()}; each brings B's filter
 * @param lagMessages how far A may be ahead of B and of C
 * @param patienceMillis how long Kafka may not answer before a service gives up
 */
public record BlockPlan(
        String run,
        Map<String, String> client,
        List<Role> roles,
        int block,
        String codec,
        String operation,
        Forward forward,
        Transport transport,
        List<SetOfMessages> sets,
        Map<Integer, Path> pools,
        long lagMessages,
        long patienceMillis) {
    public BlockPlan {
        client = Map.copyOf(client);
        roles = List.copyOf(roles);
        sets = List.copyOf(sets);
        pools = Map.copyOf(pools);
    }
}
