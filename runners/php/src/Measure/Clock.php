<?php

declare(strict_types=1);

namespace Wirecost\Measure;

/** The clocks of a process, in nanoseconds. */
final class Clock
{
    private const NANOS_PER_SECOND = 1_000_000_000;
    private const NANOS_PER_MICRO = 1_000;

    /** Time on the wall. A reading takes some 50 ns. */
    public static function wallNanos(): int
    {
        return hrtime(true);
    }

    /** Processor time of all threads of the process. A reading takes about a microsecond. */
    public static function processorNanos(): int
    {
        $usage = getrusage();
        $seconds = $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec'];
        $micros = $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'];
        return $seconds * self::NANOS_PER_SECOND + $micros * self::NANOS_PER_MICRO;
    }
}
