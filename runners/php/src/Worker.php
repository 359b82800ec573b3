<?php

declare(strict_types=1);

namespace Wirecost;

use Wirecost\Measure\Workshop;
use Wirecost\Protocol\Problem;

/** What this process has from one request to the next. It is opened once. */
final class Worker
{
    private ?Job $job = null;
    private ?Workshop $workshop = null;

    public function isOpen(): bool
    {
        return $this->job !== null;
    }

    public function open(Job $job): void
    {
        $this->job = $job;
    }

    public function job(): Job
    {
        return $this->job ?? throw new Problem('open a codec first');
    }

    /** Where operations are prepared. It is there as soon as it is asked for. */
    public function workshop(): Workshop
    {
        return $this->workshop ??= new Workshop($this->job());
    }
}
