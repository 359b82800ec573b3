<?php

declare(strict_types=1);

namespace Wirecost\Test;

use Wirecost\Data\Dataset;
use Wirecost\Test\Support\TestCase;
use Wirecost\Test\Support\TestDomain;

final class ExampleTest extends TestCase
{
    private const SCHEMA = "root acme.Order\nrecord acme.Order\n  id long\n  note optional(string)\n"
        . "  price decimal(9,2)\n  state enum(acme.State)\n  tags array(string)\n  counts map(int)\n"
        . "enum acme.State\n  OPEN\n  PAID\n";

    public function the_example_of_the_format_becomes_domain_objects(): void
    {
        $test = new TestDomain(self::SCHEMA);
        $dataset = new Dataset(self::file());
        $groups = $dataset->groups($test->domain, fn () => null);
        $test->folder->delete();

        $this->same('orders', $dataset->name);
        $this->same([
            [
                [1, 'né', '-1.50', 'PAID', ['x'], ['k' => 258]],
                [-2, null, '0.00', 'OPEN', [], []],
            ],
        ], array_map(fn (array $records) => array_map($test->values(...), $records), $groups));
    }

    /** The example of docs/dataset-format.md. */
    private static function file(): string
    {
        return 'wirecost dataset' . hex2bin('0000000100000006') . 'orders' . hex2bin('000000b7') . self::SCHEMA
            . hex2bin('010000000000000007' . '00000001000000057374617465000000010000000450414944'
                . '0000000100000003616c6c00000002'
                . '0000000000000001' . '01000000036ec3a9' . '00000002ff6a' . '0000000450414944'
                . '000000010000000178' . '00000001000000016b00000102'
                . 'fffffffffffffffe' . '00' . '0000000100' . '000000044f50454e' . '00000000' . '00000000');
    }
}
