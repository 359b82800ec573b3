<?php

declare(strict_types=1);

namespace Wirecost\Forms;

/** Microseconds since 1970 as the seconds and nanoseconds that Protocol Buffers' own message has. */
final class Times
{
    private const MICROS = 1_000_000;
    private const NANOS = 1_000;

    public static function seconds(int $micros): int
    {
        return intdiv($micros - self::rest($micros), self::MICROS);
    }

    public static function nanos(int $micros): int
    {
        return self::rest($micros) * self::NANOS;
    }

    public static function fromParts(int $seconds, int $nanos): int
    {
        return $seconds * self::MICROS + intdiv($nanos, self::NANOS);
    }

    /** The microseconds of a second, which count forward before 1970, too. */
    private static function rest(int $micros): int
    {
        return ($micros % self::MICROS + self::MICROS) % self::MICROS;
    }
}
