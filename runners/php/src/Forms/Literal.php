<?php

declare(strict_types=1);

namespace Wirecost\Forms;

/** Texts of a schema as they may stand in source. */
final class Literal
{
    private const IS_INT_AS_KEY = '/^(?:0|-?[1-9][0-9]*)$/D';

    public static function text(string $text): string
    {
        return var_export($text, true);
    }

    /** Whether PHP makes an int of it where it is a key of an array. */
    public static function isIntAsKey(string $text): bool
    {
        return preg_match(self::IS_INT_AS_KEY, $text) === 1;
    }
}
