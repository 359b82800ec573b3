<?php

declare(strict_types=1);

namespace Wirecost\Tasks;

use Wirecost\Catalog;
use Wirecost\Protocol\Problem;
use Wirecost\Protocol\Request;
use Wirecost\Runtime;

/** Every task by the name of its request. */
final class Tasks
{
    public function __construct(private readonly Runtime $runtime, private readonly Catalog $catalog)
    {
    }

    /**
     * The extensions of PHP that a request takes beside those of the configuration.
     *
     * @return list<string> their files
     */
    public function extensions(Request $request): array
    {
        $codec = $request->optionalText('codec');
        return $codec === '' ? [] : $this->catalog->find($codec)->codec->extensions;
    }

    public function find(string $name): Task
    {
        return match ($name) {
            'hello' => new Hello($this->runtime, $this->catalog),
            'screen' => new Screen($this->catalog),
            'prepare' => new Prepare($this->catalog),
            'encode' => new Encode($this->catalog),
            'decode' => new Decode($this->catalog),
            'measure' => new Measure($this->catalog),
            default => throw new Problem("an unknown request: $name"),
        };
    }
}
