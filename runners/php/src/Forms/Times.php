<?php

declare(strict_types=1);

namespace Wirecost\Forms;

/** Microseconds or nanoseconds since 1970 as the seconds and nanoseconds that Protocol Buffers' own message has. */
final class Times
{
    private const NANOS = 1_000_000_000;

    /** @param int $units of a second */
    public static function seconds(int $time, int $units): int
    {
        return intdiv($time, $units) - ($time % $units < 0 ? 1 : 0);
    }

    public static function nanos(int $time, int $units): int
    {
        return ($time % $units + $units) % $units * intdiv(self::NANOS, $units);
    }

    public static function fromParts(int $seconds, int $nanos, int $units): int
    {
        $rest = intdiv($nanos, intdiv(self::NANOS, $units));
        // The first second of all is not whole: its product alone would be too large.
        return $seconds < 0 ? ($seconds + 1) * $units + ($rest - $units) : $seconds * $units + $rest;
    }
}
