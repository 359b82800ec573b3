<?php

declare(strict_types=1);

namespace Wirecost\Tasks;

use Wirecost\Job;
use Wirecost\Protocol\Progress;

/**
 * Records that codecs of one process encode one after the other, with their values before. Each codec is shown to leave
 * them as they are, so the next one gets the same objects.
 */
final class GivenRecords
{
    /** The checksum of the dataset that they are from. */
    private string $dataset = '';

    /** @var list<array{object, string}> records, and their values in the neutral form */
    private array $records = [];

    /** @return list<array{object, string}> records, and their values in the neutral form */
    public function of(Job $job, EncodeProof $proof, Progress $progress): array
    {
        if ($this->dataset !== $job->checksum()) {
            $this->records = array_map(
                static fn (object $record): array => [$record, $proof->neutralBytes($record)],
                array_merge(...$job->records($progress)),
            );
            $this->dataset = $job->checksum();
        }
        return $this->records;
    }

    /** A codec may have changed a record. */
    public function forget(): void
    {
        $this->dataset = '';
        $this->records = [];
    }
}
