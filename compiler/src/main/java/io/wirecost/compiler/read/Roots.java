package io.wirecost.compiler.read;

import io.wirecost.core.InputException;
import io.wirecost.core.Nearest;
import java.util.List;
import java.util.Optional;

/** Chooses the type that each record is, where files define several. */
public final class Roots {
    private static final int MOST_SHOWN = 20;

    private Roots() {}

    /**
     * The full name of the root.
     *
     * @param source the files, for messages
     * @param wished full name, or its last parts; empty: what the files leave no choice about
     * @param all names that may be wished
     * @param offered names of the files' own records
     * @param unused those of them that no other refers to
     * @throws InputException with what there is to choose from
     */
    public static String choose(
            String source, Optional<String> wished, List<String> all, List<String> offered, List<String> unused)
            throws InputException {
        if (wished.isPresent()) {
            return wished(source, wished.get(), offered, all);
        }
        if (offered.isEmpty()) {
            throw new InputException(source + ": defines no record; expected one that each of your records is");
        }
        List<String> likely = offered.size() == 1 ? offered : unused;
        if (likely.size() == 1) {
            return likely.get(0);
        }
        throw new InputException("%s: defines %d records, and your records are one of them: add --root NAME, one of %s"
                .formatted(source, offered.size(), shown(likely.isEmpty() ? offered : likely)));
    }

    private static String wished(String source, String name, List<String> offered, List<String> all)
            throws InputException {
        List<String> near = named(name, offered);
        List<String> found = near.isEmpty() ? named(name, all) : near;
        if (found.size() == 1) {
            return found.get(0);
        }
        throw new InputException(
                found.isEmpty()
                        ? "--root %s: no such record in %s%s; expected one of %s"
                                .formatted(
                                        name,
                                        source,
                                        Nearest.hint(name, all),
                                        shown(all.stream().sorted().toList()))
                        : "--root %s: may be %s; give the whole name".formatted(name, String.join(" or ", found)));
    }

    private static List<String> named(String name, List<String> names) {
        return names.contains(name)
                ? List.of(name)
                : names.stream()
                        .filter(full -> full.endsWith("." + name))
                        .sorted()
                        .toList();
    }

    private static String shown(List<String> names) {
        String first = String.join(", ", names.subList(0, Math.min(names.size(), MOST_SHOWN)));
        return names.size() > MOST_SHOWN ? first + ", and " + (names.size() - MOST_SHOWN) + " more" : first;
    }
}
