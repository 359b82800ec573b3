<?php

declare(strict_types=1);

namespace Wirecost\Test;

use Closure;
use Wirecost\Measure\SinkSource;
use Wirecost\Test\Support\EveryType;
use Wirecost\Test\Support\TestCase;
use Wirecost\Test\Support\TestDomain;

final class SinkTest extends TestCase
{
    private readonly TestDomain $test;
    private readonly Closure $sink;

    public function __construct()
    {
        $this->test = new TestDomain(EveryType::SCHEMA);
        $this->sink = SinkSource::compile($this->test->schema, $this->test->domain);
    }

    protected function end(): void
    {
        $this->test->folder->delete();
    }

    public function the_result_depends_on_every_value(): void
    {
        $record = EveryType::record();
        $changes = [
            EveryType::TRUTH => false,
            EveryType::I => 1,
            EveryType::L => 1,
            EveryType::F => -1.0,
            EveryType::D => 1.0,
            EveryType::B => '',
            EveryType::S => '',
            EveryType::TM => 0,
            EveryType::N => '0.000',
            EveryType::O => 1,
            EveryType::A => [],
            EveryType::M => [],
            23 => ['0' => 1.0],
            24 => [['7' => 'B']],
        ];
        foreach ($changes as $place => $value) {
            $changed = array_replace($record, [$place => $value]);
            $this->true($this->read($record) !== $this->read($changed), "place $place");
        }
    }

    public function the_result_is_an_integer_whatever_the_values_are(): void
    {
        foreach ([NAN, INF, -INF, 1e300] as $double) {
            $this->true($this->read(array_replace(EveryType::record(), [EveryType::D => $double])) > 0);
        }
    }

    private function read(array $values): int
    {
        return ($this->sink)($this->test->object($values));
    }
}
