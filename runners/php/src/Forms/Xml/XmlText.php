<?php

declare(strict_types=1);

namespace Wirecost\Forms\Xml;

use ValueError;

/** Numbers and booleans as XML Schema writes them. */
final class XmlText
{
    /** PHP's own text of a float, which has `INF` for infinity as XML Schema has, but another NaN. */
    public static function ofFloat(float $value): string
    {
        return is_nan($value) ? 'NaN' : (string) $value;
    }

    public static function toFloat(string $text): float
    {
        return match (true) {
            is_numeric($text) => (float) $text,
            $text === 'NaN' => NAN,
            $text === 'INF' => INF,
            $text === '-INF' => -INF,
            default => throw new ValueError("no number: $text"),
        };
    }

    public static function toBool(string $text): bool
    {
        return match ($text) {
            'true', '1' => true,
            'false', '0' => false,
            default => throw new ValueError("neither true nor false: $text"),
        };
    }
}
