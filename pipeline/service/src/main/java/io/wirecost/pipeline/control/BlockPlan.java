package io.wirecost.pipeline.control;

import io.wirecost.core.run.Experiment.Forward;
import io.wirecost.core.run.Experiment.Transport;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.pipeline.control.Word.SetOfMessages;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * What one process of services does from its start to its end, in one block or in several. The process that starts it hands it over in a file.
 *
 * @param run the run's id
 * @param client settings of the Kafka clients for words: servers and security
 * @param dataClient the same for messages, which may take another way to the same Kafka
 * @param roles the services that this process is; more than one are threads
 * @param codec the codec's name
 * @param pools dataset files, one group each, by a set's {@link SetOfMessages#pool()}; each brings B's filter
 */
public record BlockPlan(
        String run,
        Map<String, String> client,
        Map<String, String> dataClient,
        List<Role> roles,
        int block,
        String codec,
        Reading reading,
        Forward forward,
        Transport transport,
        Map<Integer, Path> pools,
        Limits limits) {
    public BlockPlan {
        client = Map.copyOf(client);
        dataClient = Map.copyOf(dataClient);
        roles = List.copyOf(roles);
        pools = Map.copyOf(pools);
    }
}
