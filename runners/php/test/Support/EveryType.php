<?php

declare(strict_types=1);

namespace Wirecost\Test\Support;

/** A schema with every type, and a record of it. */
final class EveryType
{
    public const SCHEMA = <<<'TEXT'
        root R
        record R
          nothing null
          truth boolean
          i int
          l long
          f float
          d double
          b bytes
          s string
          day date
          tm time-millis
          tu time-micros
          im timestamp-millis
          iu timestamp-micros
          lm local-timestamp-millis
          lu local-timestamp-micros
          x fixed(F,2)
          n decimal(30,3)
          w decimal(4,0)
          u uuid
          e enum(E)
          o optional(int)
          a array(optional(record(S)))
          m map(array(null))
          k map(double) "0"
          z array(map(optional(enum(E)))) "\u0000"
        enum E
          A
          B
        record S
          o optional(long) "7"
          self optional(record(S)) "-7"

        TEXT;

    /** The places of fields in a record. */
    public const TRUTH = 1, I = 2, L = 3, F = 4, D = 5, B = 6, S = 7, TM = 9, X = 15, N = 16, W = 17, U = 18, O = 20;
    public const A = 21, M = 22;

    /** @return list<mixed> the values of a record */
    public static function record(): array
    {
        return [
            null,
            true,
            -0x80000000,
            PHP_INT_MAX,
            0.10000000149011612,
            -0.0,
            "\0\xff",
            "Zoë 🚀 \0 \"\\/\u{2028}",
            0x7fffffff,
            86_399_999,
            86_399_999_999,
            PHP_INT_MIN,
            -1,
            0,
            9_007_199_254_740_993,
            "\1\2",
            '-123456789012345678901234567.890',
            '-7',
            '00112233-4455-6677-8899-aabbccddeeff',
            'B',
            null,
            [null, [1, null], [null, [2, [null, null]]]],
            ['' => [], '__proto__' => [null, null], "\0k" => []],
            ['0' => 1.0, '1' => NAN, '2' => -INF],
            [[], ['7' => null, 'x' => 'A'], ['0' => 'B']],
        ];
    }

    /** @return list<list<mixed>> records that differ in what is empty */
    public static function records(): array
    {
        $empty = self::record();
        [$empty[self::B], $empty[self::S], $empty[self::A], $empty[self::M]] = ['', '', [], []];
        $empty[23] = [];
        $empty[24] = [];
        $empty[self::O] = 0;
        return [self::record(), $empty];
    }
}
