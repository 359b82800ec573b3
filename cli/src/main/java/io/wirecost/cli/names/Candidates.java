package io.wirecost.cli.names;

import io.wirecost.cli.installation.CommandSurroundings;
import io.wirecost.core.InputException;
import io.wirecost.core.codec.Operation;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.plan.Profile;
import io.wirecost.engine.runner.Collector;
import io.wirecost.engine.runner.Measure;
import io.wirecost.engine.runtime.RuntimeDescription;
import io.wirecost.pipeline.control.Role;
import java.io.IOException;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

/** Names that a shell may complete, in the form that options ask for. */
public final class Candidates {
    private Candidates() {}

    /** Profiles of a run. */
    public static final class Profiles implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Profile.all().stream().map(Profile::name).iterator();
        }
    }

    /** Garbage collectors of measuring JVMs. */
    public static final class Collectors implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Stream.of(Collector.values()).map(Collector::label).iterator();
        }
    }

    /** What can be measured. */
    public static final class Measures implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Stream.of(Measure.values()).map(Measure::label).iterator();
        }
    }

    /** What can be timed. */
    public static final class Operations implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Stream.of(Operation.values()).map(Operation::label).iterator();
        }
    }

    /** Services of the pipeline. */
    public static final class Services implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Stream.of(Role.values()).map(Role::label).iterator();
        }
    }

    /** Runtimes beside the JVM that this installation knows; none where there is no installation. */
    public static final class Runtimes implements Iterable<String> {
        private final CommandSurroundings around;

        /** @param around where the installation is found */
        public Runtimes(CommandSurroundings around) {
            this.around = around;
        }

        @Override
        public Iterator<String> iterator() {
            try {
                return around.home().isEmpty()
                        ? Collections.emptyIterator()
                        : RuntimeDescription.all(around.installation()).stream()
                                .map(RuntimeDescription::name)
                                .iterator();
            } catch (InputException | IOException e) {
                throw new IllegalStateException(e); // the build has read them
            }
        }
    }

    /** Codecs of this installation. */
    public static final class Codecs implements Iterable<String> {
        private final CommandSurroundings around;

        /** @param around where the installation is found */
        public Codecs(CommandSurroundings around) {
            this.around = around;
        }

        @Override
        public Iterator<String> iterator() {
            try {
                return CodecCatalog.load(around.installation(), List.of(), around.runtimes()).all().stream()
                        .map(CatalogEntry::name)
                        .iterator();
            } catch (InputException | IOException e) {
                throw new IllegalStateException(e); // a command that runs has an installation
            }
        }
    }
}
