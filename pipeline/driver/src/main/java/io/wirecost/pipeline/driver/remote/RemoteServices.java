package io.wirecost.pipeline.driver.remote;

import io.wirecost.core.InputException;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.control.Word;
import io.wirecost.pipeline.control.Word.Join;
import io.wirecost.pipeline.control.Word.Offer;
import io.wirecost.pipeline.driver.cluster.ControlledCluster;
import java.io.IOException;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;

/** Lets services on other machines into a run, if they are what the run needs. */
public final class RemoteServices {
    /** The user has to walk over to the other machine. */
    private static final Duration TIMEOUT = Duration.ofMinutes(10);

    private static final long LOOK_MILLIS = 200;

    private final ControlledCluster cluster;
    private final Invitation invitation;
    private final Set<Role> missing;

    public RemoteServices(ControlledCluster cluster, Invitation invitation) {
        this.cluster = cluster;
        this.invitation = invitation;
        this.missing = EnumSet.copyOf(invitation.offer().roles());
    }

    /** @throws InputException if no service has joined for minutes */
    public void await() throws InputException, IOException, InterruptedException {
        cluster.say(invitation.offer());
        long begun = System.nanoTime();
        while (!missing.isEmpty()) {
            if (cluster.heard().others().poll(LOOK_MILLIS, TimeUnit.MILLISECONDS) instanceof Join join) {
                answer(join);
            } else if (System.nanoTime() - begun > TIMEOUT.toNanos()) {
                throw new InputException("no service %s has joined within %d min; start it with: wirecost service"
                        .formatted(labels(), TIMEOUT.toMinutes()));
            }
        }
    }

    private void answer(Join join) throws IOException {
        Optional<String> refusal = refusalReason(join);
        if (refusal.isPresent()) {
            cluster.say(new Word.Rejected(join.member(), refusal.get()));
            invitation.news().accept("service %s was refused: %s".formatted(join.role(), refusal.get()));
        } else {
            missing.remove(join.role());
            cluster.say(new Word.Welcome(join.member()));
            invitation.news().accept("service %s has joined".formatted(join.role()));
        }
    }

    /** Why a service would not do what the others do. */
    private Optional<String> refusalReason(Join join) {
        Offer offer = invitation.offer();
        if (!offer.roles().contains(join.role())) {
            return Optional.of("this run starts service %s itself".formatted(join.role()));
        } else if (!missing.contains(join.role())) {
            return Optional.of("there is a service %s already".formatted(join.role()));
        } else if (!join.wirecost().equals(offer.wirecost())) {
            return Optional.of("it is wirecost %s, the run is made by %s".formatted(join.wirecost(), offer.wirecost()));
        } else if (!join.datasetChecksum().equals(offer.datasetChecksum())) {
            return Optional.of("its records differ: checksum %s, expected %s"
                    .formatted(join.datasetChecksum(), offer.datasetChecksum()));
        }
        return otherCodecs(offer.codecs(), join.codecs());
    }

    private static Optional<String> otherCodecs(Map<String, String> expected, Map<String, String> actual) {
        Set<String> problems = new TreeSet<>();
        new TreeMap<>(expected).forEach((codec, version) -> {
            String there = actual.getOrDefault(codec, "none");
            if (!there.equals(version)) {
                problems.add("codec %s is %s there, expected %s".formatted(codec, there, version));
            }
        });
        return problems.isEmpty() ? Optional.empty() : Optional.of(String.join("; ", problems));
    }

    private String labels() {
        return String.join(", ", missing.stream().map(Role::label).toList());
    }
}
