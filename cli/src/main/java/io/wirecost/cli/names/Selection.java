package io.wirecost.cli.names;

import io.wirecost.core.Choices;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Things of which a user names some on the command line. */
public final class Selection<V> {
    private final String asked;
    private final Map<String, V> byName = new LinkedHashMap<>();

    /** @param asked the option or parameter that names them */
    public Selection(String asked, Collection<V> all, Function<V, String> name) {
        this.asked = asked;
        all.forEach(each -> byName.put(name.apply(each), each));
    }

    /** Texts that stand for themselves. */
    public static Selection<String> ofTexts(String asked, String... all) {
        return new Selection<>(asked, List.of(all), Function.identity());
    }

    /** @throws InputException if there is nothing of this name, with the names that there are */
    public V one(String name) throws InputException {
        V found = byName.get(name);
        if (found == null) {
            throw new InputException(Choices.mismatch(asked, name, byName.keySet()));
        }
        return found;
    }

    /** @throws InputException with every name that is none */
    public Set<V> all(List<String> names) throws InputException {
        Problems problems = new Problems();
        Set<V> found = new LinkedHashSet<>();
        names.forEach(name -> found.add(problems.collect(() -> one(name))));
        problems.refuse();
        return found;
    }
}
