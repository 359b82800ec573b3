<?php

declare(strict_types=1);

use Wirecost\Bench\Timing;
use Wirecost\Test\Support\TestCase;

require __DIR__ . '/../plain/harness/autoload.php';
require __DIR__ . '/../../../runners/php/test/autoload.php';

/** The loop that times programs. */
final class TimingTest extends TestCase
{
    private const MILLI = 1_000_000;

    public function there_is_a_sample_for_each_slot(): void
    {
        $samples = (new Timing(0, self::MILLI, 7))->samples(static fn (array $inputs): int => 0, [1, 2]);
        $this->same(7, count($samples));
    }

    public function every_pass_takes_all_inputs(): void
    {
        $taken = [];
        $pass = static function (array $inputs) use (&$taken): int {
            $taken[] = $inputs;
            return 0;
        };
        (new Timing(0, 0, 3))->samples($pass, ['a', 'b']);
        $this->true(count($taken) > 3, 'it warms up, too:');
        $this->same([['a', 'b']], array_unique($taken, SORT_REGULAR));
    }

    public function a_slow_operation_gets_one_pass_a_slot(): void
    {
        $passes = 0;
        $pass = static function (array $inputs) use (&$passes): int {
            $passes++;
            for ($i = 0, $sum = 0; $i < 1_000_000; $i++) {
                $sum += $i & 1;
            }
            return $sum;
        };
        (new Timing(0, 1, 2))->samples($pass, ['a']);
        $this->same(3, $passes); // the first one warms up
    }
}

exit(TestCase::run(new TimingTest()) === 0 ? 0 : 1);
