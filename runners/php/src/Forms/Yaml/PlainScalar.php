<?php

declare(strict_types=1);

namespace Wirecost\Forms\Yaml;

use Symfony\Component\Yaml\Tag\TaggedValue;

/** Texts that Symfony writes without quotes, and then reads as numbers. */
final class PlainScalar
{
    private const READ_AS_NUMBER = '/^[+-]?(?:0o[0-7_]+|[0-9][0-9_]*(?:\.[0-9_]+)?|\.inf|\.nan)$/Di';

    public static function isReadAsNumber(string $text): bool
    {
        return !is_numeric($text) && preg_match(self::READ_AS_NUMBER, $text) === 1;
    }

    /** The text itself, or with YAML's tag of a text. */
    public static function orTagged(string $text): string|TaggedValue
    {
        return self::isReadAsNumber($text) ? new TaggedValue('!str', $text) : $text;
    }
}
