<?php

declare(strict_types=1);

namespace Wirecost;

use Closure;
use Wirecost\Protocol\Problem;

/** A codec that is ready for values of one schema. */
final class Opened
{
    /**
     * @param ?Closure(object): string $serialize makes bytes of a domain object
     * @param ?Closure(string): object $deserialize makes a fresh domain object
     * @param ?Closure(string): string $pass reads a message into the library's own object, and writes that object again
     */
    public function __construct(
        private readonly ?Closure $serialize = null,
        private readonly ?Closure $deserialize = null,
        private readonly ?Closure $pass = null,
    ) {
    }

    /** @return Closure(object): string */
    public function serializer(): Closure
    {
        return $this->serialize ?? throw new Problem('the codec does not serialize');
    }

    /** @return Closure(string): object */
    public function deserializer(): Closure
    {
        return $this->deserialize ?? throw new Problem('the codec does not deserialize');
    }

    /** @return Closure(string): string */
    public function passer(): Closure
    {
        return $this->pass ?? throw new Problem('the library has no object of its own');
    }
}
