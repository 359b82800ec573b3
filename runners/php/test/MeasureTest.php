<?php

declare(strict_types=1);

namespace Wirecost\Test;

use Wirecost\Measure\DeserializeLoop;
use Wirecost\Measure\FloorLoop;
use Wirecost\Measure\Kept;
use Wirecost\Measure\Reference;
use Wirecost\Measure\SerializeLoop;
use Wirecost\Measure\Warmth;
use Wirecost\Measure\Work;
use Wirecost\Test\Support\TestCase;

final class MeasureTest extends TestCase
{
    public function a_level_time_is_warm(): void
    {
        $this->true($this->isWarm(10.0, 10.5, 9.8, 10.2));
    }

    public function too_few_windows_are_not_warm(): void
    {
        $this->true(!$this->isWarm(10.0, 10.0, 10.0));
    }

    public function a_time_that_still_falls_is_not_warm(): void
    {
        $this->true(!$this->isWarm(40.0, 30.0, 20.0, 15.0));
    }

    public function what_was_before_the_last_windows_does_not_matter(): void
    {
        $this->true($this->isWarm(900.0, 400.0, 10.0, 10.0, 10.0, 10.0));
    }

    public function an_operation_goes_through_the_records_of_each_group_in_rotation_and_goes_on_where_it_stopped(): void
    {
        $seen = [];
        $serialize = function (object $record) use (&$seen): string {
            $seen[] = $record->name;
            return '';
        };
        $inputs = [
            array_map(fn (string $name): object => (object) ['name' => $name], ['a', 'b', 'c']),
            [(object) ['name' => 'z']],
        ];
        $work = new Work(new SerializeLoop($serialize), $inputs);
        foreach ([0, 0, 1, 0] as $group) {
            $work->run($group, 1);
        }

        $names = implode('', $seen);
        $this->matches('/^[abc]+z+[abc]+$/D', $names);
        $this->true(str_starts_with(str_repeat('abc', strlen($names)), strtr($names, ['z' => ''])), $names);
    }

    public function a_slot_takes_its_time_and_counts_every_operation(): void
    {
        $calls = 0;
        $serialize = function (object $record) use (&$calls): string {
            $calls++;
            return '';
        };
        $work = new Work(new SerializeLoop($serialize), [[(object) []]]);
        [$operations, $nanos] = $work->run(0, 2_000_000);

        $this->same($calls, $operations);
        $this->true($nanos >= 2_000_000);
    }

    public function reference_work_is_always_the_same(): void
    {
        $this->same('12e78a0cbf40579d', Reference::work());
        $this->same('12e78a0cbf40579d', Reference::work());
    }

    public function a_burst_tells_the_processor_time_that_it_took(): void
    {
        $this->true((new Reference())->burst() > 0);
    }

    public function results_are_kept_and_all_of_them_are_read(): void
    {
        Kept::$sum = 0;
        $loop = new DeserializeLoop(fn (string $bytes): object => (object) [$bytes], fn (object $record): int => 3);

        $this->same(1, $loop->run(['a', 'b'], 0, 5));
        $this->same(15, Kept::$sum);
        $this->equal((object) ['a'], Kept::$result);
    }

    public function the_floor_makes_strings_of_its_own(): void
    {
        $bytes = [str_repeat('x', 1_000_000)];
        Kept::$result = null;
        $before = memory_get_usage();
        (new FloorLoop())->run($bytes, 0, 1);

        $this->true(memory_get_usage() - $before > 1_000_000);
    }

    private function isWarm(float ...$times): bool
    {
        $warmth = new Warmth();
        array_map($warmth->add(...), $times);
        return $warmth->isWarm();
    }
}
