package io.wirecost.studies.page;

import io.wirecost.studies.rule.Claim;
import io.wirecost.studies.rule.Verdict;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Verdicts on claims under several conditions, each found once for all that shows it. */
final class Verdicts {
    private final Map<Integer, Map<String, Verdict>> byClaim = new HashMap<>();

    /** Finds the verdict on a claim. */
    interface Judge {
        /** @return empty where the claim cannot be judged under these conditions */
        Optional<Verdict> judge(Claim claim, String conditions);
    }

    Verdicts(List<Claim> claims, List<String> conditions, Judge judge) {
        for (Claim claim : claims) {
            Map<String, Verdict> own = new HashMap<>();
            conditions.forEach(name -> judge.judge(claim, name).ifPresent(verdict -> own.put(name, verdict)));
            byClaim.put(claim.number(), own);
        }
    }

    Optional<Verdict> of(Claim claim, String conditions) {
        return Optional.ofNullable(byClaim.get(claim.number()).get(conditions));
    }

    /** As a table has it. */
    String brief(Claim claim, String conditions) {
        return of(claim, conditions).map(Verdict::brief).orElse("");
    }
}
