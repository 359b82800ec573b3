<?php

declare(strict_types=1);

namespace Wirecost;

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
}
