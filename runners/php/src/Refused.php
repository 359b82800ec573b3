<?php

declare(strict_types=1);

namespace Wirecost;

/** A codec or a library that cannot run here at all. */
final class Refused
{
    /** @param string $library where it is from and its name */
    public function __construct(
        public readonly string $name,
        public readonly string $library,
        public readonly string $reason,
    ) {
    }
}
