<?php

declare(strict_types=1);

namespace Wirecost\Tasks;

use Wirecost\Catalog;
use Wirecost\Measure\Account;
use Wirecost\Protocol\Problem;
use Wirecost\Protocol\Request;
use Wirecost\Runtime;
use Wirecost\Worker;

/** Every task by the name of its request. */
final class Tasks
{
    /** Requests that name a codec. */
    private const OF_CODEC = ['prepare', 'open'];

    private readonly Worker $worker;

    public function __construct(
        private readonly Runtime $runtime,
        private readonly Catalog $catalog,
        private readonly Account $account,
    ) {
        $this->worker = new Worker();
    }

    /**
     * The extensions of PHP that a request takes beside those of the configuration.
     *
     * @return ?list<string> their files; null if the process is to stay as it is, as it does once the worker is open
     */
    public function extensions(Request $request): ?array
    {
        $isOfCodec = in_array($request->text('request'), self::OF_CODEC, true);
        return $isOfCodec && !$this->worker->isOpen()
            ? $this->catalog->find($request->text('codec'))->codec->extensions
            : null;
    }

    public function find(string $name): Task
    {
        return match ($name) {
            'hello' => new Hello($this->runtime, $this->catalog),
            'screen' => new Screen($this->catalog),
            'prepare' => new Prepare($this->catalog),
            'open' => new Open($this->catalog, $this->worker),
            'encode' => new Encode($this->worker->job()),
            'decode' => new Decode($this->worker->job()),
            'pass' => new Pass($this->worker->job()),
            'warm' => new Warm($this->worker->workshop()),
            'slice' => new Slice($this->worker->workshop(), $this->account),
            default => throw new Problem("an unknown request: $name"),
        };
    }
}
