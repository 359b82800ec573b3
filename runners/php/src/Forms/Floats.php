<?php

declare(strict_types=1);

namespace Wirecost\Forms;

use ValueError;

/** Floating-point numbers in text formats, which have no NaN and no infinities. A float of PHP has 64 bits. */
final class Floats
{
    /** The nearest number that 32 bits hold: other writers write the shortest text of such a number. */
    public static function toSingle(float $value): float
    {
        return unpack('g', pack('g', $value))[1];
    }

    /** The number itself, or the word for one that text formats do not have. */
    public static function toPlain(float $value): float|string
    {
        return is_finite($value) ? $value : self::toWord($value);
    }

    public static function fromPlain(float|int|string $plain): float
    {
        return is_string($plain) ? self::fromWord($plain) : (float) $plain;
    }

    public static function singleFromPlain(float|int|string $plain): float
    {
        return is_string($plain) ? self::fromWord($plain) : self::toSingle((float) $plain);
    }

    /** The word for a number that text formats do not have. */
    public static function toWord(float $value): string
    {
        return is_nan($value) ? 'NaN' : ($value > 0 ? 'Infinity' : '-Infinity');
    }

    private static function fromWord(string $word): float
    {
        return match ($word) {
            'NaN' => NAN,
            'Infinity' => INF,
            '-Infinity' => -INF,
            default => throw new ValueError("no number: $word"),
        };
    }
}
