<?php

declare(strict_types=1);

namespace Wirecost\Measure;

use Wirecost\Job;
use Wirecost\Protocol\Progress;

/**
 * Prepares the inputs of operations, each when it is first asked for. So the first operation finds a process in which
 * only its own preparation has run.
 */
final class Workshop
{
    /** @var array<string, Work> */
    private array $works = [];

    /** @var ?list<list<string>> the bytes of every record, by group */
    private ?array $encoded = null;

    public readonly Reference $reference;

    public function __construct(private readonly Job $job)
    {
        $this->reference = new Reference();
    }

    public function work(Operation $operation, Progress $progress): Work
    {
        return $this->works[$operation->value] ??= $this->prepare($operation, $progress);
    }

    /**
     * What was done before has left the heap in small free pieces. Objects that are scattered over these are slower to
     * read than those of a program that has just started, so the pieces are given back first.
     */
    private function prepare(Operation $operation, Progress $progress): Work
    {
        gc_mem_caches();
        return match ($operation) {
            Operation::Serialize => new Work($this->serializeLoop(), $this->job->records($progress)),
            Operation::Deserialize => new Work($this->deserializeLoop(), $this->bytes($progress)),
            Operation::Floor => new Work(new FloorLoop(), [self::interleave($this->bytes($progress))]),
        };
    }

    private function serializeLoop(): Loop
    {
        return new SerializeLoop($this->job->codec->serializer());
    }

    private function deserializeLoop(): Loop
    {
        $sink = SinkSource::compile($this->job->place->schema, $this->job->place->domain());
        return new DeserializeLoop($this->job->codec->deserializer(), $sink);
    }

    /** @return list<list<string>> */
    private function bytes(Progress $progress): array
    {
        return $this->encoded ??= $this->encode($progress);
    }

    /** @return list<list<string>> */
    private function encode(Progress $progress): array
    {
        $serialize = $this->job->writer->serializer();
        $groups = [];
        foreach ($this->job->records($progress) as $records) {
            $encoded = [];
            foreach ($records as $record) {
                $encoded[] = $serialize($record);
                $progress->tell([]);
            }
            $groups[] = $encoded;
        }
        return $groups;
    }

    /**
     * All groups as one, each with the same weight.
     *
     * @param list<list<string>> $groups
     * @return list<string>
     */
    private static function interleave(array $groups): array
    {
        $longest = max(array_map(count(...), $groups));
        $all = [];
        for ($i = 0; $i < $longest; $i++) {
            foreach ($groups as $group) {
                $all[] = $group[$i % count($group)];
            }
        }
        return $all;
    }
}
