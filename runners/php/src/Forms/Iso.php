<?php

declare(strict_types=1);

namespace Wirecost\Forms;

/**
 * Dates and times as ISO 8601, exactly as Java writes them: LocalDate.toString, DateTimeFormatter.ISO_LOCAL_TIME,
 * Instant.toString and DateTimeFormatter.ISO_LOCAL_DATE_TIME. The text of every count can be made and read back.
 * A count per second is 1,000 for milliseconds, 1,000,000 for microseconds and 1,000,000,000 for nanoseconds.
 */
final class Iso
{
    private const SECONDS_PER_DAY = 86_400;
    private const DATE = 'x-m-d';
    private const TIME = 'H:i:s';

    /** @param int $days since 1970-01-01 */
    public static function dateToText(int $days): string
    {
        return gmdate(self::DATE, $days * self::SECONDS_PER_DAY);
    }

    /** @param int $units of the day */
    public static function timeToText(int $units, int $perSecond): string
    {
        $seconds = intdiv($units, $perSecond);
        return gmdate(self::TIME, $seconds) . self::shortFraction($units - $seconds * $perSecond, $perSecond);
    }

    /** @param int $count since the epoch */
    public static function timestampToText(int $count, int $perSecond): string
    {
        $seconds = self::secondsOf($count, $perSecond);
        $fraction = self::threefoldFraction(self::fractionOf($count, $perSecond), $perSecond);
        return gmdate(self::DATE . '\T' . self::TIME, $seconds) . $fraction . 'Z';
    }

    /** @param int $count since 1970-01-01T00:00 */
    public static function localTimestampToText(int $count, int $perSecond): string
    {
        $seconds = self::secondsOf($count, $perSecond);
        $fraction = self::shortFraction(self::fractionOf($count, $perSecond), $perSecond);
        return gmdate(self::DATE . '\T' . self::TIME, $seconds) . $fraction;
    }

    /** Whole seconds, rounded down. */
    private static function secondsOf(int $count, int $perSecond): int
    {
        return intdiv($count, $perSecond) - ($count % $perSecond < 0 ? 1 : 0);
    }

    private static function fractionOf(int $count, int $perSecond): int
    {
        $fraction = $count % $perSecond;
        return $fraction < 0 ? $fraction + $perSecond : $fraction;
    }

    /** As many digits as it takes, or nothing. */
    private static function shortFraction(int $fraction, int $perSecond): string
    {
        return $fraction === 0 ? '' : rtrim(self::allDigits($fraction, $perSecond), '0');
    }

    /** Three, six or nine digits, or nothing. */
    private static function threefoldFraction(int $fraction, int $perSecond): string
    {
        if ($fraction === 0) {
            return '';
        }
        $digits = self::allDigits($fraction, $perSecond);
        $end = strlen($digits);
        for ($rest = $fraction; $rest % 1_000 === 0; $rest = intdiv($rest, 1_000)) {
            $end -= 3;
        }
        return substr($digits, 0, $end);
    }

    /** With the point. */
    private static function allDigits(int $fraction, int $perSecond): string
    {
        return '.' . substr((string) ($perSecond + $fraction), 1);
    }
}
