<?php

declare(strict_types=1);

namespace Wirecost\Forms;

use ValueError;

/** Reads dates and times of ISO 8601, as {@see Iso} writes them. */
final class IsoText
{
    private const DATE = '([0-9]{4}|[+-][0-9]{4,10})-([0-9]{2})-([0-9]{2})';
    private const TIME = '([0-9]{2}):([0-9]{2})(?::([0-9]{2})(?:\.([0-9]+))?)?';
    private const SECONDS_PER_DAY = 86_400;

    // The calendar repeats every 400 years. Years begin in March here, so that a leap day is the last day of one.
    private const DAYS_PER_400_YEARS = 146_097;
    private const EPOCH_SINCE_MARCH_OF_0 = 719_468;

    /** @return int days since 1970-01-01 */
    public static function toDate(string $text): int
    {
        [, $year, $month, $day] = self::parts('/^' . self::DATE . '$/D', $text);
        return self::days($text, (int) $year, (int) $month, (int) $day);
    }

    /** @return int units of the day */
    public static function toTime(string $text, int $perSecond): int
    {
        [, $hour, $minute, $second, $fraction] = self::parts('/^' . self::TIME . '$/D', $text) + ['', '', '', '', ''];
        return self::units($text, $hour, $minute, $second, $fraction, $perSecond);
    }

    /** @return int units since the epoch */
    public static function toTimestamp(string $text, int $perSecond): int
    {
        return self::count($text, '/^' . self::DATE . 'T' . self::TIME . 'Z$/D', $perSecond);
    }

    /** @return int units since 1970-01-01T00:00 */
    public static function toLocalTimestamp(string $text, int $perSecond): int
    {
        return self::count($text, '/^' . self::DATE . 'T' . self::TIME . '$/D', $perSecond);
    }

    private static function count(string $text, string $pattern, int $perSecond): int
    {
        [, $year, $month, $day, $hour, $minute, $second, $fraction] = self::parts($pattern, $text) + [6 => '', 7 => ''];
        $days = self::days($text, (int) $year, (int) $month, (int) $day);
        $units = self::units($text, $hour, $minute, $second, $fraction, $perSecond);
        $perDay = self::SECONDS_PER_DAY * $perSecond;
        // The start of the first day of all has no count of 64 bits.
        return $days < 0 ? ($days + 1) * $perDay + ($units - $perDay) : $days * $perDay + $units;
    }

    /** @return list<string> */
    private static function parts(string $pattern, string $text): array
    {
        return preg_match($pattern, $text, $found) === 1 ? $found : throw new ValueError("no date or time: $text");
    }

    private static function days(string $text, int $year, int $month, int $day): int
    {
        if ($month < 1 || $month > 12 || $day < 1 || $day > 31) {
            throw new ValueError("no date: $text");
        }
        $year -= $month <= 2 ? 1 : 0;
        $cycle = intdiv($year, 400) - ($year % 400 < 0 ? 1 : 0);
        $yearOfCycle = $year - $cycle * 400;
        $monthFromMarch = $month > 2 ? $month - 3 : $month + 9;
        $dayOfYear = intdiv(153 * $monthFromMarch + 2, 5) + $day - 1;
        $dayOfCycle = $yearOfCycle * 365 + intdiv($yearOfCycle, 4) - intdiv($yearOfCycle, 100) + $dayOfYear;
        return $cycle * self::DAYS_PER_400_YEARS + $dayOfCycle - self::EPOCH_SINCE_MARCH_OF_0;
    }

    private static function units(
        string $text,
        string $hour,
        string $minute,
        string $second,
        string $fraction,
        int $perSecond,
    ): int {
        if ($hour > '23' || $minute > '59' || $second > '59') {
            throw new ValueError("no time of a day: $text");
        }
        $seconds = ((int) $hour * 60 + (int) $minute) * 60 + (int) $second;
        return $seconds * $perSecond + ($fraction === '' ? 0 : self::fraction($text, $fraction, $perSecond));
    }

    private static function fraction(string $text, string $digits, int $perSecond): int
    {
        $length = strlen((string) $perSecond) - 1;
        if (strlen(rtrim($digits, '0')) > $length) {
            throw new ValueError("a time is more exact than its type: $text");
        }
        return (int) substr(str_pad($digits, $length, '0'), 0, $length);
    }
}
