<?php

declare(strict_types=1);

namespace Wirecost\Forms;

use Wirecost\Data\Domain;
use Wirecost\Data\Type;

/**
 * How a leaf travels: two expressions as they stand in generated code, from the domain's value to what a library
 * takes, and back. In them, `{v}` is the value, which may stand there more than once, `{scale}` and `{size}` are
 * numbers of the type, and `{class}` is the class of an enum. They name global functions, and classes outside of this
 * namespace, with a backslash before the name. An expression with an operator of its own stands in parentheses.
 */
final class Carrier
{
    public const SAME = '{v}';

    public function __construct(
        public readonly string $write = self::SAME,
        public readonly string $read = self::SAME,
    ) {
    }

    /** An enum's symbol. */
    public static function symbol(): self
    {
        return new self('{v}->value', '{class}::from({v})');
    }

    /**
     * Puts a value into one of the expressions.
     *
     * @param string $value an expression
     */
    public static function apply(string $carry, Type $type, Domain $domain, string $value): string
    {
        $class = $type->kind === 'enum' ? '\\' . $domain->class($type->name) : '';
        $given = ['{v}' => $value, '{scale}' => $type->scale, '{size}' => $type->size, '{class}' => $class];
        return strtr($carry, $given);
    }
}
