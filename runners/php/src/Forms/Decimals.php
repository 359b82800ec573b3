<?php

declare(strict_types=1);

namespace Wirecost\Forms;

/**
 * Decimals: text in plain notation, and the unscaled integer in two's complement with the most significant byte first.
 * A negative integer n is the complement of -n - 1, which is not negative.
 */
final class Decimals
{
    /** As many digits as every integer of 64 bits holds. */
    private const INT_DIGITS = 18;
    private const INT_BYTES = 8;

    /**
     * As few bytes as the integer needs, at least one.
     *
     * @param string $text such as "-1.50"
     * @param int $size how many bytes it gets if it needs fewer
     */
    public static function toUnscaled(string $text, int $size = 1): string
    {
        $isNegative = $text[0] === '-';
        $digits = strtr($isNegative ? substr($text, 1) : $text, ['.' => '']);
        if (strlen($digits) <= self::INT_DIGITS) {
            $magnitude = pack('J', $isNegative ? (int) $digits - 1 : (int) $digits);
        } else {
            $magnitude = LongIntegers::toBytes($digits, $isNegative ? 1 : 0);
        }
        $bytes = self::shorten($magnitude);
        return str_pad($isNegative ? ~$bytes : $bytes, $size, $isNegative ? "\xff" : "\0", STR_PAD_LEFT);
    }

    public static function toText(string $bytes, int $scale): string
    {
        $isNegative = ord($bytes[0]) >= 0x80;
        $magnitude = $isNegative ? ~$bytes : $bytes;
        $more = $isNegative ? 1 : 0;
        $digits = strlen($magnitude) < self::INT_BYTES
            ? (string) (unpack('J', str_pad($magnitude, self::INT_BYTES, "\0", STR_PAD_LEFT))[1] + $more)
            : LongIntegers::toDigits($magnitude, $more);
        return ($isNegative ? '-' : '') . self::withPoint($digits, $scale);
    }

    private static function withPoint(string $digits, int $scale): string
    {
        if ($scale === 0) {
            return $digits;
        }
        $padded = str_pad($digits, $scale + 1, '0', STR_PAD_LEFT);
        return substr($padded, 0, -$scale) . '.' . substr($padded, -$scale);
    }

    /** Without zeros before the bit that says that it is not negative. */
    private static function shorten(string $bytes): string
    {
        $short = ltrim($bytes, "\0");
        return $short === '' || ord($short[0]) >= 0x80 ? "\0$short" : $short;
    }
}
