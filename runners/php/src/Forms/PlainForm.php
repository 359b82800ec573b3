<?php

declare(strict_types=1);

namespace Wirecost\Forms;

use Closure;
use Wirecost\Data\Domain;
use Wirecost\Data\Schema;

/** A mapping between domain objects and what a library takes: arrays, and objects of stdClass. */
final class PlainForm
{
    /**
     * @param Closure(object): mixed $write
     * @param Closure(mixed): object $read makes a new object
     */
    private function __construct(public readonly Closure $write, public readonly Closure $read)
    {
    }

    /** Generates a mapping that runs like one written by hand. What needs no change is passed on as it is. */
    public static function of(Schema $schema, Domain $domain, Dialect $dialect): self
    {
        return new self(
            (new WriteSource($schema, $domain, $dialect))->compile(),
            (new ReadSource($schema, $domain, $dialect))->compile(),
        );
    }
}
