package io.wirecost.pipeline.driver;

import io.wirecost.core.InputException;
import java.io.IOException;
import java.util.Optional;

/**
 * Has services and a broker run one block after the other. The broker is started for the first block, and again for the
 * next one when it has died.
 */
public final class PipelineDriver implements AutoCloseable {
    private final DriverSettings settings;
    private Link link;

    public PipelineDriver(DriverSettings settings) {
        this.settings = settings;
    }

    /**
     * Runs one block to its end, whatever that is: a block that fails costs no other.
     *
     * @throws InputException if the cluster is the user's and cannot be used
     */
    public BlockOutcome run(BlockOrder order) throws InputException, IOException {
        try {
            return new BlockRun(settings, link(), order).run();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new BlockOutcome.Interrupted();
        } catch (IOException e) {
            return settings.ending().getAsBoolean()
                    ? new BlockOutcome.Interrupted()
                    : new BlockOutcome.Failed(explain(e));
        }
    }

    private Link link() throws InputException, IOException, InterruptedException {
        if (link != null && link.cluster().death().isPresent()) {
            close();
        }
        if (link == null) {
            link = Link.open(settings, settings.localRoles());
            if (settings.invitation().isPresent()) {
                new Members(link, settings.invitation().get()).await();
            }
        }
        return link;
    }

    private String explain(IOException e) {
        Optional<String> death =
                link == null ? Optional.empty() : link.cluster().death();
        return death.orElse(e.getMessage());
    }

    @Override
    public void close() throws IOException {
        if (link != null) {
            Link open = link;
            link = null;
            open.close();
        }
    }
}
