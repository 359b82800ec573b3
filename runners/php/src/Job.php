<?php

declare(strict_types=1);

namespace Wirecost;

use Wirecost\Data\Dataset;
use Wirecost\Protocol\Problem;
use Wirecost\Protocol\Progress;

/** What a worker is opened for. */
final class Job
{
    /**
     * @param Opened $writer makes the bytes: the codec itself, or the partner of one that only reads
     * @param ?Dataset $dataset null for a worker that decodes, which never gets a value
     */
    public function __construct(
        public readonly Place $place,
        public readonly Opened $codec,
        public readonly Opened $writer,
        private readonly ?Dataset $dataset,
    ) {
    }

    /** The checksum of the dataset's file, in hexadecimal digits. */
    public function checksum(): string
    {
        return $this->dataset()->sha256();
    }

    /**
     * Reads the dataset. Every call makes new domain objects.
     *
     * @return list<list<object>> the records of each group
     */
    public function records(Progress $progress): array
    {
        return $this->dataset()->groups($this->place->domain(), static fn () => $progress->tell([]));
    }

    private function dataset(): Dataset
    {
        return $this->dataset ?? throw new Problem('this worker was opened without a dataset');
    }
}
