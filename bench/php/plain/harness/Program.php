<?php

declare(strict_types=1);

namespace Wirecost\Bench;

use Closure;
use Wirecost\Data\Dataset;
use Wirecost\Data\Domain;
use Wirecost\Domain\TransactionData;
use Wirecost\Process;

/** What every plain program does with its code: it reads a request, and prints the answer. */
final class Program
{
    private const DOMAIN = __DIR__ . '/../../domain';

    /**
     * @param Closure(TransactionData): string $serialize
     * @param Closure(string): TransactionData $deserialize
     */
    private function __construct(private readonly Closure $serialize, private readonly Closure $deserialize)
    {
    }

    /**
     * Answers the request on the command line with code that was written by hand for one library.
     *
     * @param Closure(TransactionData): string $serialize
     * @param Closure(string): TransactionData $deserialize
     */
    public static function run(Closure $serialize, Closure $deserialize): void
    {
        Process::prepare();
        $request = json_decode($_SERVER['argv'][1], true, flags: JSON_THROW_ON_ERROR);
        $answer = (new self($serialize, $deserialize))->answer($request);
        echo json_encode((object) $answer, JSON_THROW_ON_ERROR), "\n";
    }

    /**
     * @param array<string, mixed> $request
     * @return array<string, mixed>
     */
    private function answer(array $request): array
    {
        $dataset = new Dataset(file_get_contents($request['dataset']));
        $domain = Domain::load(self::DOMAIN, $dataset->schema);
        $records = array_merge(...$dataset->groups($domain, static fn () => null));
        if ($request['task'] === 'check') {
            $check = new Check($dataset->schema, $domain, $this->serialize, $this->deserialize);
            $different = $check->firstDifference($records, $request['encoded']);
            return $different === null ? [] : ['different' => $different];
        }
        ['warmUpNanos' => $warmUpNanos, 'slotNanos' => $slotNanos, 'slots' => $slots] = $request['plan'];
        return ['samples' => $this->samples($request['operation'], $records, new Timing($warmUpNanos, $slotNanos, $slots))];
    }

    /**
     * @param list<TransactionData> $records
     * @return list<float> nanoseconds per operation
     */
    private function samples(string $operation, array $records, Timing $timing): array
    {
        return $operation === 'serialize'
            ? $timing->samples($this->serializePass(...), $records)
            : $timing->samples($this->deserializePass(...), array_map($this->serialize, $records));
    }

    /** @param list<TransactionData> $records */
    private function serializePass(array $records): int
    {
        $serialize = $this->serialize;
        $sum = 0;
        foreach ($records as $record) {
            $sum += strlen($serialize($record));
        }
        return $sum;
    }

    /** @param list<string> $messages */
    private function deserializePass(array $messages): int
    {
        $deserialize = $this->deserialize;
        $sum = 0;
        foreach ($messages as $message) {
            $sum += Reading::transaction($deserialize($message));
        }
        return $sum;
    }
}
