<?php

declare(strict_types=1);

namespace Wirecost\Forms;

/** Integers of any length that are not negative, as decimal digits and as bytes with the most significant first. */
final class LongIntegers
{
    private const CHUNK_DIGITS = 9;
    private const CHUNK = 1_000_000_000;
    private const LIMB_BYTES = 4;
    private const LIMB_BITS = 32;
    private const LIMB = 0xffffffff;

    /** @param int $less is taken away from an integer that is not smaller */
    public static function toBytes(string $digits, int $less): string
    {
        $chunks = str_split(self::padded($digits, self::CHUNK_DIGITS, '0'), self::CHUNK_DIGITS);
        $limbs = []; // the least significant first
        foreach ($chunks as $chunk) {
            $carry = (int) $chunk;
            foreach ($limbs as $i => $limb) {
                $carry += $limb * self::CHUNK;
                $limbs[$i] = $carry & self::LIMB;
                $carry >>= self::LIMB_BITS;
            }
            $limbs[] = $carry;
        }
        for ($i = 0; $less > 0; $i++) {
            $less = $limbs[$i] === 0 ? 1 : 0;
            $limbs[$i] = ($limbs[$i] - 1) & self::LIMB;
        }
        return pack('N*', ...array_reverse($limbs));
    }

    /** @param int $more is added */
    public static function toDigits(string $bytes, int $more): string
    {
        $limbs = array_values(unpack('N*', self::padded($bytes, self::LIMB_BYTES, "\0")));
        $digits = '';
        while ($limbs !== []) {
            $rest = 0;
            foreach ($limbs as $i => $limb) {
                $rest = ($rest << self::LIMB_BITS) | $limb;
                $limbs[$i] = intdiv($rest, self::CHUNK);
                $rest %= self::CHUNK;
            }
            $rest += $more;
            $more = $rest === self::CHUNK ? 1 : 0;
            $digits = self::padded((string) ($rest % self::CHUNK), self::CHUNK_DIGITS, '0') . $digits;
            if ($limbs[0] === 0) {
                array_shift($limbs);
            }
        }
        return ltrim($more . $digits, '0') ?: '0';
    }

    /** With so many characters before it that the length is a multiple. */
    private static function padded(string $text, int $multiple, string $character): string
    {
        return str_pad($text, intdiv(strlen($text) + $multiple - 1, $multiple) * $multiple, $character, STR_PAD_LEFT);
    }
}
