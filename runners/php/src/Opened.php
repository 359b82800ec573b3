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
     */
    public function __construct(
        private readonly ?Closure $serialize = null,
        private readonly ?Closure $deserialize = null,
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
}
