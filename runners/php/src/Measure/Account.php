<?php

declare(strict_types=1);

namespace Wirecost\Measure;

/** The processor time of the process, from one request to the next. */
final class Account
{
    private int $received;
    private int $answered;

    public function __construct()
    {
        $this->received = $this->answered = Clock::processorNanos();
    }

    /** A request has come. */
    public function receive(): void
    {
        $this->received = Clock::processorNanos();
    }

    /** The request is answered. */
    public function answer(): void
    {
        $this->answered = Clock::processorNanos();
    }

    /**
     * What the request has taken up to now, and what the process did between the answer before and the request.
     *
     * @return array<string, int>
     */
    public function figures(): array
    {
        return [
            'wholeNanos' => Clock::processorNanos() - $this->received,
            'idleNanos' => $this->received - $this->answered,
        ];
    }
}
