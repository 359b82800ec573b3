<?php

declare(strict_types=1);

namespace Wirecost;

use Closure;

/** A codec that is ready for values of one schema. */
final class Opened
{
    /**
     * @param ?Closure(object): string $serialize makes bytes of a domain object
     * @param ?Closure(string): object $deserialize makes a fresh domain object
     */
    public function __construct(
        public readonly ?Closure $serialize = null,
        public readonly ?Closure $deserialize = null,
    ) {
    }
}
