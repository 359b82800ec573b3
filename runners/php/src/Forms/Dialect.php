<?php

declare(strict_types=1);

namespace Wirecost\Forms;

use Wirecost\Data\Type;

/** What a library of a self-describing format takes and gives. */
final class Dialect
{
    /** Records: arrays by name, or lists in the order of the fields. */
    public const NAMES = 'names';
    public const PLACES = 'places';

    /** What stands for an absent field: nothing, or null. In places it is always null. */
    public const OMIT = 'omit';
    public const NULL = 'null';

    /** Maps, and records by name: arrays, but a stdClass where the library would take the array for a list. */
    public const ARRAYS = 'arrays';
    /** Maps: arrays, whatever their keys are. */
    public const HASHES = 'hashes';
    /** Maps: always a stdClass. Records by name: arrays, but a stdClass where PHP makes an int of a name. */
    public const OBJECTS = 'objects';
    /** Maps: lists of arrays with `key` and `value`. */
    public const ENTRIES = 'entries';

    /** What stands for a field: its wire name, or its name, as in XML. */
    public const WIRE = 'wire';
    public const FIELD = 'field';

    /**
     * @param array<string, Carrier> $leaves by kind of leaf type. A kind that is missing travels as it is, an enum as
     *     its symbol
     * @param ?string $list the expression for a list, where `{v}` is what the library gives for one
     * @param ?Carrier $key how a map's key travels; null if as it is
     */
    public function __construct(
        private readonly array $leaves = [],
        public readonly string $records = self::NAMES,
        public readonly string $absent = self::OMIT,
        public readonly string $maps = self::ARRAYS,
        public readonly string $names = self::WIRE,
        public readonly ?string $list = null,
        public readonly ?Carrier $key = null,
    ) {
    }

    public function leaf(Type $type): Carrier
    {
        return $this->leaves[$type->kind] ?? ($type->kind === 'enum' ? Carrier::symbol() : new Carrier());
    }
}
