<?php

declare(strict_types=1);

namespace Wirecost\Data;

/** Strings of PHP have any bytes; a text has Unicode scalar values in UTF-8. */
final class Text
{
    public static function isWellFormed(string $text): bool
    {
        return preg_match('//u', $text) === 1;
    }
}
