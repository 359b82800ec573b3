<?php

declare(strict_types=1);

namespace Wirecost\Data;

/** Short texts of values and their types, for messages. */
final class Show
{
    private const SHOWN_CHARACTERS = 80;
    private const SHOWN_BYTES = 32;

    public static function value(mixed $value): string
    {
        return match (true) {
            is_string($value) => self::string($value),
            is_array($value) => 'an array of ' . count($value) . ' elements',
            is_object($value) => 'an object of ' . $value::class,
            $value === null => 'null',
            default => get_debug_type($value) . ' ' . var_export($value, true),
        };
    }

    private static function string(string $value): string
    {
        if (!Text::isWellFormed($value)) {
            return strlen($value) . ' bytes ' . bin2hex(substr($value, 0, self::SHOWN_BYTES));
        }
        $flags = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_IGNORE;
        $isLong = strlen($value) > self::SHOWN_CHARACTERS;
        return json_encode(substr($value, 0, self::SHOWN_CHARACTERS), $flags) . ($isLong ? '…' : '');
    }
}
