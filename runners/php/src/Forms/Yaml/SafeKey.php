<?php

declare(strict_types=1);

namespace Wirecost\Forms\Yaml;

use Wirecost\Forms\Octets;

/**
 * Keys as Symfony reads them back. It takes some for numbers, one for a merge of maps, and those with control
 * characters for bytes. They are base64 behind a mark here, as are keys that begin with the mark.
 */
final class SafeKey
{
    private const MARK = '=';
    private const UNHELD = '/^\x00|[\x01-\x06\x0e-\x1a\x1c-\x1f]|^<<$/D';

    /** Whether the library reads the key as it stands. */
    public static function isHeld(string $key): bool
    {
        return preg_match(self::UNHELD, $key) === 0 && !PlainScalar::isReadAsNumber($key);
    }

    public static function of(string $key): string
    {
        return self::isHeld($key) && !str_starts_with($key, self::MARK) ? $key : self::MARK . base64_encode($key);
    }

    public static function toText(string $key): string
    {
        return str_starts_with($key, self::MARK) ? Octets::fromBase64(substr($key, strlen(self::MARK))) : $key;
    }
}
