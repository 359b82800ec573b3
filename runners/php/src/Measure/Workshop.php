<?php

declare(strict_types=1);

namespace Wirecost\Measure;

use Wirecost\Data\Dataset;
use Wirecost\Entry;
use Wirecost\Place;
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

    /**
     * @param Entry $codec that is measured
     * @param Entry $writer writes the bytes that are read
     */
    public function __construct(
        private readonly Dataset $dataset,
        private readonly Place $place,
        private readonly Progress $progress,
        private readonly Entry $codec,
        private readonly Entry $writer,
    ) {
    }

    public function work(string $operation): Work
    {
        return $this->works[$operation] ??= match ($operation) {
            Slot::SERIALIZE => new Work(new SerializeLoop($this->codec->serializer($this->place)), $this->records()),
            Slot::DESERIALIZE => new Work($this->deserializeLoop(), $this->bytes()),
            Slot::FLOOR => new Work(new FloorLoop(), [self::interleave($this->bytes())]),
        };
    }

    private function deserializeLoop(): Loop
    {
        $sink = SinkSource::compile($this->dataset->schema, $this->place->domain());
        return new DeserializeLoop($this->codec->deserializer($this->place), $sink);
    }

    /** @return list<list<object>> */
    private function records(): array
    {
        return $this->dataset->groups($this->place->domain(), fn () => $this->progress->tell([]));
    }

    /** @return list<list<string>> */
    private function bytes(): array
    {
        return $this->encoded ??= $this->encode();
    }

    /** @return list<list<string>> */
    private function encode(): array
    {
        $serialize = $this->writer->serializer($this->place);
        $groups = [];
        foreach ($this->records() as $records) {
            $encoded = [];
            foreach ($records as $record) {
                $encoded[] = $serialize($record);
                $this->progress->tell([]);
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
