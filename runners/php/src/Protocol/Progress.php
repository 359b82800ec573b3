<?php

declare(strict_types=1);

namespace Wirecost\Protocol;

/** Tells now and then how far the work is, and ends the process if nobody listens any more. */
final class Progress
{
    private const INTERVAL_NANOS = 100_000_000;

    private int $last;

    public function __construct(private readonly Lines $lines)
    {
        $this->last = hrtime(true);
    }

    /**
     * Says it unless something was said a moment ago.
     *
     * @param array<string, int> $progress
     */
    public function tell(array $progress): void
    {
        $now = hrtime(true);
        if ($now - $this->last >= self::INTERVAL_NANOS) {
            $this->last = $now;
            $this->say($progress);
        }
    }

    /**
     * Says it.
     *
     * @param array<string, int> $progress
     */
    public function say(array $progress): void
    {
        $this->lines->endIfClosed();
        $this->lines->say(['progress' => (object) $progress]);
    }
}
