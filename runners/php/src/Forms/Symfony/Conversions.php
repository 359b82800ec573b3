<?php

declare(strict_types=1);

namespace Wirecost\Forms\Symfony;

use Closure;
use Wirecost\Data\Domain;
use Wirecost\Data\Schema;
use Wirecost\Data\Type;
use Wirecost\Forms\Carrier;
use Wirecost\Forms\Dialect;
use Wirecost\Forms\ReadSource;
use Wirecost\Forms\WriteSource;

/** Converts the values of properties that the library does not map rightly: leaves with a carrier, and maps. */
final class Conversions
{
    /** @var array<class-string, array<string, array{Closure, Closure}>> to write and to read, by class and property */
    private array $conversions = [];

    public function __construct(
        private readonly Schema $schema,
        private readonly Domain $domain,
        private readonly Dialect $dialect,
    ) {
    }

    /** Adds a property, if it needs a conversion. */
    public function add(string $class, string $property, Type $type): bool
    {
        if ($this->isMapped($type->kind === 'optional' ? $type->of : $type)) {
            return false;
        }
        $write = new WriteSource($this->schema, $this->domain, $this->dialect);
        $read = new ReadSource($this->schema, $this->domain, $this->dialect);
        $this->conversions[$class][$property] = [$write->compileFor($type), $read->compileFor($type)];
        return true;
    }

    /** @return array<string, Closure> the library's callbacks by property, which may be one of several classes */
    public function callbacks(): array
    {
        $properties = array_merge(...array_map(array_keys(...), array_values($this->conversions)));
        return array_fill_keys($properties, $this->convert(...));
    }

    /** @param object|class-string $place the object that is written, or the class of the one that is read */
    private function convert(mixed $value, object|string $place, string $property): mixed
    {
        if (is_string($place)) {
            $read = $this->conversions[$place][$property][1] ?? null;
            return $read === null ? $value : $read($value);
        }
        $write = $this->conversions[$place::class][$property][0] ?? null;
        $written = $write === null ? $value : $write($value);
        return $write === null || $written === null || is_scalar($written) ? $written : new Finished($written);
    }

    /** Whether the library maps a value: objects, lists of them, and what travels as it is. */
    private function isMapped(Type $type): bool
    {
        return match ($type->kind) {
            'record', 'enum' => true,
            'array' => $type->of->kind !== 'array' && $this->isMapped($type->of),
            'map', 'optional', 'null' => false,
            default => $this->dialect->leaf($type)->write === Carrier::SAME,
        };
    }
}
