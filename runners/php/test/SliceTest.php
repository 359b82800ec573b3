<?php

declare(strict_types=1);

namespace Wirecost\Test;

use Wirecost\Test\Support\CopiedRunner;
use Wirecost\Test\Support\RunnerProcess;
use Wirecost\Test\Support\TestCase;
use Wirecost\Test\Support\Workplace;

final class SliceTest extends TestCase
{
    /** One codec writes down the number of each record that it serializes. The other one only reads. */
    private const CODECS = <<<'PHP'
        <?php

        namespace Wirecost\Codecs;

        use Wirecost\{Codec, CodecFile, Library, Opened};

        final class Own implements CodecFile
        {
            public static function library(): Library
            {
                return Library::builtIn();
            }

            public static function codecs(): array
            {
                $tell = function (object $record): string {
                    echo $record->p0;
                    return serialize($record);
                };
                $reader = new Opened(deserialize: unserialize(...));
                return [
                    new Codec('telling', 'PHP', 'text', 'PHP', fn () => new Opened($tell, unserialize(...))),
                    new Codec('reading', 'PHP', 'text', 'PHP', fn () => $reader,
                        direction: 'deserialize', partner: 'telling'),
                ];
            }
        }
        PHP;

    private const SLOT_NANOS = 2_000_000;

    private readonly Workplace $place;
    private readonly CopiedRunner $copy;

    public function __construct()
    {
        $this->place = new Workplace("root R\nrecord R\n  id long\n", [[1], [2]], [[3]]);
        $this->copy = new CopiedRunner(self::CODECS);
    }

    protected function end(): void
    {
        $this->place->test->folder->delete();
        $this->copy->folder->delete();
    }

    public function slots_are_counted_in_the_order_of_their_groups(): void
    {
        $runner = $this->open('telling');
        ['slots' => $slots] = $runner->ask($this->slice('serialize', 0, [1, 0, 1, 1]));
        $runner->close();

        $this->same(4, count($slots));
        foreach ($slots as ['operations' => $operations, 'nanos' => $nanos, 'processorNanos' => $processor]) {
            $this->true($operations > 0 && $nanos >= self::SLOT_NANOS && is_int($processor), "$operations $nanos");
        }
        $this->matches('/^3+1(21)*2?3+$/D', $runner->lastWords());
        $this->same(array_sum(array_column($slots, 'operations')), strlen($runner->lastWords()));
    }

    public function reference_work_stands_around_each_slot_and_is_no_part_of_it(): void
    {
        $runner = $this->open('telling');
        $slice = $this->slice('serialize', 0, [1, 0, 1]);
        $runner->ask($slice); // prepares
        ['slots' => $slots, 'wholeNanos' => $whole, 'idleNanos' => $idle] = $runner->ask($slice);
        $runner->close();

        $references = array_column($slots, 'referenceNanos');
        $this->same(3, count($references));
        $this->true(min($references) > 0);
        $this->true($whole > array_sum(array_column($slots, 'processorNanos')) + array_sum($references));
        $this->true($idle >= 0, (string) $idle);
    }

    public function each_group_leads_in_once_and_is_not_counted(): void
    {
        $runner = $this->open('telling');
        ['slots' => $slots] = $runner->ask($this->slice('serialize', 5 * self::SLOT_NANOS, [1, 0, 1, 0]));
        $runner->close();

        $this->matches('/^(?:3+[12]+){3}$/D', $runner->lastWords());
        $this->true(strlen($runner->lastWords()) > array_sum(array_column($slots, 'operations')));
    }

    public function the_floor_has_one_group_of_all_records(): void
    {
        $runner = $this->open('telling');
        ['slots' => $slots] = $runner->ask($this->slice('floor', 0, [0, 0]));
        $problem = $this->problem(fn () => $runner->ask($this->slice('floor', 0, [1])));
        $runner->close();

        $this->same(2, count($slots));
        $this->same(['message' => 'there is no group 1'], $problem);
    }

    public function each_operation_is_warmed_up_until_it_is_warm_or_the_cap_is_reached(): void
    {
        $runner = $this->open('telling');
        foreach (['serialize', 'deserialize'] as $operation) {
            $done = $runner->ask(['request' => 'warm', 'operation' => $operation, 'capNanos' => 1]);
            $this->same(['processorNanos', 'capped'], array_keys($done));
            $this->true($done['processorNanos'] > 0 && $done['capped'], $operation);
        }
        $runner->close();
    }

    public function a_codec_that_only_reads_gets_the_bytes_of_its_partner(): void
    {
        $runner = $this->open('reading', ['partner' => 'telling']);
        $this->same([], $runner->ask(['request' => 'encode', 'bytes' => $this->place->files['bytes']]));
        foreach (['deserialize', 'floor'] as $operation) {
            $this->same(1, count($runner->ask($this->slice($operation, 0, [0]))['slots']), $operation);
        }
        $problem = $this->problem(fn () => $runner->ask($this->slice('serialize', 0, [0])));
        $runner->close();

        $this->same(['message' => 'the codec does not serialize'], $problem);
    }

    public function operations_and_groups_that_are_not_there_are_problems_and_the_worker_goes_on(): void
    {
        $right = $this->slice('serialize', 0, [0]);
        $warm = ['request' => 'warm', 'capNanos' => 1];
        $noList = 'the member groups of the request is not a list of integers';
        $wrong = [
            'there is no operation dance' => ['operation' => 'dance'] + $right,
            'there is no operation read' => ['operation' => 'read'] + $warm,
            'the floor has no warm-up' => ['operation' => 'floor'] + $warm,
            'the member groups of the request is empty' => ['groups' => []] + $right,
            'there is no group 2' => ['groups' => [0, 2]] + $right,
            'there is no group -1' => ['groups' => [-1]] + $right,
        ];
        $runner = $this->open('telling');
        foreach ($wrong as $message => $request) {
            $this->same(['message' => $message], $this->problem(fn () => $runner->ask($request)));
        }
        foreach (['0', ['0'], [0.5], [null], (object) ['a' => 0], null] as $groups) {
            $problem = $this->problem(fn () => $runner->ask(['groups' => $groups] + $right));
            $this->same(['message' => $noList], $problem);
        }
        $this->same('', $runner->lastWords());
        $this->same(1, count($runner->ask($right)['slots']));
        $runner->close();
    }

    public function long_work_says_now_and_then_how_far_it_is(): void
    {
        foreach ([[500_000_000, [0]], [0, array_fill(0, 10, 0)]] as [$leadNanos, $groups]) {
            $runner = $this->open('telling');
            $runner->ask(['slotNanos' => 30_000_000] + $this->slice('deserialize', $leadNanos, $groups));
            $runner->close();
            $this->true(count($runner->progress) >= 2, (string) count($runner->progress));
        }
    }

    public function it_ends_when_its_input_closes_in_the_middle_of_work(): void
    {
        foreach ([[1_000_000_000_000, [0]], [0, array_fill(0, 100_000, 0)]] as [$leadNanos, $groups]) {
            $slice = ['slotNanos' => 10_000_000] + $this->slice('deserialize', $leadNanos, $groups);
            $this->same(0, $this->open('telling')->abandon($slice));
        }
    }

    private function open(string $codec, array $more = []): RunnerProcess
    {
        $runner = $this->copy->start();
        $runner->ask($this->place->open($codec) + $more);
        return $runner;
    }

    private function slice(string $operation, int $leadNanos, array $groups): array
    {
        $times = ['leadNanos' => $leadNanos, 'slotNanos' => self::SLOT_NANOS];
        return ['request' => 'slice', 'operation' => $operation, 'groups' => $groups] + $times;
    }
}
