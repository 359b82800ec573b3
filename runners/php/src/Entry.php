<?php

declare(strict_types=1);

namespace Wirecost;

use Closure;
use Wirecost\Protocol\Problem;

/** A codec that can run. */
final class Entry
{
    /**
     * @param string $library where it is from and its name
     * @param string $version of the installed library
     */
    public function __construct(
        public readonly Codec $codec,
        public readonly string $library,
        public readonly string $version,
    ) {
    }

    /** @return Closure(object): string */
    public function serializer(Place $place): Closure
    {
        return $this->codec->open($place)->serialize
            ?? throw new Problem("{$this->codec->name} does not serialize");
    }

    /** @return Closure(string): object */
    public function deserializer(Place $place): Closure
    {
        return $this->codec->open($place)->deserialize
            ?? throw new Problem("{$this->codec->name} does not deserialize");
    }
}
