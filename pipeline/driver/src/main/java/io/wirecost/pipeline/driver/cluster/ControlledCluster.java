package io.wirecost.pipeline.driver.cluster;

import io.wirecost.core.InputException;
import io.wirecost.pipeline.control.ControlChannel;
import io.wirecost.pipeline.control.ControlChannel.Since;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.control.TopicNames;
import io.wirecost.pipeline.control.TransportException;
import io.wirecost.pipeline.control.Word;
import java.io.IOException;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** A living cluster with the run's control topic, and a place where every word that is said there arrives. */
public final class ControlledCluster implements AutoCloseable {
    private static final long PULSE_SECONDS = 10;

    private final Cluster cluster;
    private final Topics topics;
    private final ControlChannel control;
    private final HeardWords heard;
    private final Set<Role> localRoles;
    private final ScheduledExecutorService pulse =
            Executors.newSingleThreadScheduledExecutor(ControlledCluster::thread);

    private ControlledCluster(
            Cluster cluster, Topics topics, ControlChannel control, HeardWords heard, Set<Role> localRoles) {
        this.cluster = cluster;
        this.topics = topics;
        this.control = control;
        this.heard = heard;
        this.localRoles = localRoles;
        if (localRoles.size() < Role.values().length) {
            pulse.scheduleAtFixedRate(
                    () -> control.mention(new Word.Alive()), PULSE_SECONDS, PULSE_SECONDS, TimeUnit.SECONDS);
        }
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "wirecost pulse");
        thread.setDaemon(true);
        return thread;
    }

    /** @param localRoles services that are started on this machine */
    public static ControlledCluster open(ClusterSource clusters, String run, Duration timeout, Set<Role> localRoles)
            throws InputException, IOException {
        Cluster cluster = clusters.open();
        Topics topics = null;
        try {
            TopicNames names = new TopicNames(run);
            topics = new Topics(cluster.client());
            topics.makeControl(names.control());
            HeardWords heard = new HeardWords();
            ControlChannel control = ControlChannel.open(cluster.client(), names, Since.NOW, timeout, heard);
            return new ControlledCluster(cluster, topics, control, heard, localRoles);
        } catch (TransportException e) {
            giveUp(cluster, topics);
            throw new IOException(e.getMessage(), e);
        } catch (IOException | RuntimeException e) {
            giveUp(cluster, topics);
            throw e;
        }
    }

    private static void giveUp(Cluster cluster, Topics topics) throws IOException {
        if (topics != null) {
            topics.close();
        }
        cluster.close();
    }

    /** Returns the cluster itself. */
    public Cluster kafka() {
        return cluster;
    }

    /** Returns the topics that the run has made there. */
    public Topics topics() {
        return topics;
    }

    /** Returns the words that were said on the control topic, sorted by whom they are for. */
    public HeardWords heard() {
        return heard;
    }

    /** Returns the services that are started on this machine. */
    public Set<Role> localRoles() {
        return localRoles;
    }

    /** Says a word on the control topic, and waits until Kafka has it. */
    public void say(Word word) throws IOException {
        try {
            control.say(word);
        } catch (TransportException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    /** Says a word that does not matter if no listener is left. */
    public void sayIfPossible(Word word) throws IOException {
        if (cluster.death().isEmpty()) {
            say(word);
        }
    }

    @Override
    public void close() throws IOException {
        try {
            pulse.shutdownNow();
            sayIfPossible(new Word.Farewell("the run is over"));
            control.close();
            if (cluster.death().isEmpty()) {
                topics.deleteAll();
            }
        } finally {
            topics.close();
            cluster.close();
        }
    }
}
