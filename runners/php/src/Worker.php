<?php

declare(strict_types=1);

namespace Wirecost;

use Wirecost\Measure\Workshop;
use Wirecost\Protocol\Problem;
use Wirecost\Protocol\Request;

/** What this process has from one request to the next. */
final class Worker
{
    /** Members of the request `open` that load classes or change settings. No process of PHP takes those back. */
    private const LASTING = ['domain', 'generated', 'safetyLimits', 'versionSetting'];

    /** @var ?array<string, string> of the codecs that were opened so far; null if there was none */
    private ?array $lasting = null;
    private ?Job $job = null;
    private ?Workshop $workshop = null;

    public function isOpen(): bool
    {
        return $this->job !== null;
    }

    /** Whether nothing that earlier codecs have left in this process changes what the next one does. */
    public function takes(Request $open): bool
    {
        return $this->lasting === null
            || ($this->lasting['generated'] === '' && $this->lasting === self::lasting($open));
    }

    /** Forgets the codec before, also if the next one cannot be opened. */
    public function begin(Request $open): void
    {
        $this->lasting = self::lasting($open);
        $this->job = null;
        $this->workshop = null;
    }

    public function open(Job $job): void
    {
        $this->job = $job;
    }

    /** @return array<string, string> */
    private static function lasting(Request $open): array
    {
        return array_combine(self::LASTING, array_map($open->optionalText(...), self::LASTING));
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
