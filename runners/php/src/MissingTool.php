<?php

declare(strict_types=1);

namespace Wirecost;

use RuntimeException;

/** A code generator that is not installed. */
final class MissingTool extends RuntimeException
{
    /**
     * @param string $program as it is called
     * @param string $package of Debian that has it
     */
    public function __construct(string $program, string $package)
    {
        parent::__construct("no $program; install it: apt-get install $package");
    }
}
