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
        $this->workshop = new Workshop($job);
    }

    public function job(): Job
    {
        return $this->job ?? throw self::notOpen();
    }

    public function workshop(): Workshop
    {
        return $this->workshop ?? throw self::notOpen();
    }

    private static function notOpen(): Problem
    {
        return new Problem('open a codec first');
    }
}
