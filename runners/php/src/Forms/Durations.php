<?php

declare(strict_types=1);

namespace Wirecost\Forms;

/** Texts of seconds as the seconds and nanoseconds that Protocol Buffers' own message has, both with the sign. */
final class Durations
{
    private const DIGITS = 9;

    public static function seconds(string $text): int
    {
        return (int) $text;
    }

    public static function nanos(string $text): int
    {
        $point = strpos($text, '.');
        $nanos = $point === false ? 0 : (int) str_pad(substr($text, $point + 1), self::DIGITS, '0');
        return $text[0] === '-' ? -$nanos : $nanos;
    }

    public static function fromParts(int $seconds, int $nanos): string
    {
        $sign = $seconds < 0 || $nanos < 0 ? '-' : '';
        return sprintf("%s%d.%'0" . self::DIGITS . 'd', $sign, abs($seconds), abs($nanos));
    }
}
