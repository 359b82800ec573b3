<?php

declare(strict_types=1);

namespace Wirecost\Forms;

/** Integers of 64 bits without a sign, which the domain has as texts and PHP as the integers of the same bits. */
final class Unsigned
{
    /** 2^64 in two parts, of which the lower one has nine digits. */
    private const WHOLE = [18446744073, 709551616];
    private const LOWER_DIGITS = 9;
    private const LOWER = 1_000_000_000;

    public static function fromText(string $text): int
    {
        $integer = (int) $text;
        if ($integer < PHP_INT_MAX) {
            return $integer;
        }
        $higher = self::WHOLE[0] - (int) substr($text, 0, -self::LOWER_DIGITS);
        $lower = self::WHOLE[1] - (int) substr($text, -self::LOWER_DIGITS);
        if ($lower < 0) {
            [$higher, $lower] = [$higher - 1, $lower + self::LOWER];
        }
        return $text === (string) PHP_INT_MAX ? PHP_INT_MAX : -$higher * self::LOWER - $lower;
    }

    public static function toText(int $bits): string
    {
        return sprintf('%u', $bits);
    }
}
