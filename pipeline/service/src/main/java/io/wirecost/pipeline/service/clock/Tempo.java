package io.wirecost.pipeline.service.clock;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** Says when A may send. */
public interface Tempo {
    /** Returns the time from which a set counts, by A's clock. */
    long startNanos();

    /**
     * Returns how many messages of the set, from its first, A may send by now. Waits until it may send one more, but
     * not for long, so that A can look around meanwhile.
     *
     * @param sent how many it has sent
     */
    long allowed(long sent);

    /** Returns how many messages are encoded before they are sent, so that the clock need not be asked after each. */
    int batch();

    /** The tempo without a rate: as fast as possible, from now on. */
    final class Unbound implements Tempo {
        private final long startNanos = System.nanoTime();
        private final long messages;

        public Unbound(long messages) {
            this.messages = messages;
        }

        @Override
        public long startNanos() {
            return startNanos;
        }

        @Override
        public long allowed(long sent) {
            return messages;
        }

        @Override
        public int batch() {
            return 64;
        }
    }

    /** Each message when it is due, or as soon as it can be after that; none waits for the next. */
    final class Paced implements Tempo {
        private static final long LONGEST_PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

        private final Timetable timetable;
        private final long messages;
        private final Clock clock;

        public Paced(Timetable timetable, long messages, Clock clock) {
            this.timetable = timetable;
            this.messages = messages;
            this.clock = clock;
        }

        /** Where the time comes from, and how it passes. */
        public interface Clock {
            Clock SYSTEM = new Clock() {
                @Override
                public long nanos() {
                    return System.nanoTime();
                }

                @Override
                public void pause(long nanos) {
                    LockSupport.parkNanos(nanos);
                }
            };

            /** The time now; only differences mean anything. */
            long nanos();

            /** Waits for about this long. */
            void pause(long nanos);
        }

        @Override
        public long startNanos() {
            return timetable.startNanos();
        }

        @Override
        public long allowed(long sent) {
            long early = timetable.dueNanos(sent) - clock.nanos();
            if (early > 0) {
                clock.pause(Math.min(early, LONGEST_PAUSE_NANOS));
            }
            return Math.min(messages, timetable.dueBy(clock.nanos()));
        }

        @Override
        public int batch() {
            return 1;
        }
    }
}
