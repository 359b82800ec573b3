<?php

declare(strict_types=1);

namespace Wirecost\Data;

/** A field of a record. */
final class Field
{
    /** @param string $wireName what stands for it in formats that carry names */
    public function __construct(
        public readonly string $name,
        public readonly Type $type,
        public readonly string $wireName,
    ) {
    }
}
