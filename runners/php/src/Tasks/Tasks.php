<?php

declare(strict_types=1);

namespace Wirecost\Tasks;

use Wirecost\Catalog;
use Wirecost\Measure\Account;
use Wirecost\Measure\Workshop;
use Wirecost\Protocol\Lines;
use Wirecost\Protocol\Problem;
use Wirecost\Protocol\Request;
use Wirecost\Restart;
use Wirecost\Runtime;
use Wirecost\Worker;

/** Every task by the name of its request. */
final class Tasks
{
    private readonly Worker $worker;
    private readonly GivenRecords $given;

    public function __construct(
        private readonly Runtime $runtime,
        private readonly Catalog $catalog,
        private readonly Account $account,
    ) {
        $this->worker = new Worker();
        $this->given = new GivenRecords();
    }

    /** Has the process begin anew if it is not as a request needs it. */
    public function restartIfNeeded(Request $request, string $line, Lines $lines): void
    {
        $isOpening = $request->text('request') === 'open';
        if ($isOpening || ($request->text('request') === 'prepare' && !$this->worker->isOpen())) {
            $extensions = $this->catalog->find($request->text('codec'))->codec->extensions;
            Restart::ifNeeded($extensions, $isOpening && !$this->worker->takes($request), $line, $lines);
        }
    }

    public function find(string $name): Task
    {
        return match ($name) {
            'hello' => new Hello($this->runtime, $this->catalog),
            'screen' => new Screen($this->catalog),
            'prepare' => new Prepare($this->catalog),
            'open' => new Open($this->catalog, $this->worker),
            'encode' => new Encode($this->worker->job(), $this->given),
            'decode' => new Decode($this->worker->job()),
            'pass' => new Pass($this->worker->job()),
            'warm' => new Warm($this->workshop()),
            'slice' => new Slice($this->workshop(), $this->account),
            default => throw new Problem("an unknown request: $name"),
        };
    }

    private function workshop(): Workshop
    {
        $this->given->forget(); // what is measured has the memory for itself
        return $this->worker->workshop();
    }
}
