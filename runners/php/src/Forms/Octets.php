<?php

declare(strict_types=1);

namespace Wirecost\Forms;

use ValueError;

/** Byte strings as text, and UUIDs as bytes. */
final class Octets
{
    private const UUID_BYTES = 16;

    public static function fromBase64(string $text): string
    {
        $bytes = base64_decode($text, true);
        return $bytes === false ? throw new ValueError('no base64') : $bytes;
    }

    /** 16 bytes, the most significant first, as RFC 9562 lays them out. */
    public static function fromUuid(string $uuid): string
    {
        return hex2bin(str_replace('-', '', $uuid));
    }

    public static function toUuid(string $bytes): string
    {
        if (strlen($bytes) !== self::UUID_BYTES) {
            throw new ValueError('a UUID has 16 bytes, not ' . strlen($bytes));
        }
        $hex = bin2hex($bytes);
        return substr($hex, 0, 8) . '-' . substr($hex, 8, 4) . '-' . substr($hex, 12, 4) . '-' . substr($hex, 16, 4)
            . '-' . substr($hex, 20);
    }
}
