<?php

declare(strict_types=1);

namespace Wirecost\Forms\Xml;

use Closure;
use Wirecost\Data\Domain;
use Wirecost\Data\Schema;
use Wirecost\Data\Type;
use Wirecost\Forms\Program;

/** Writes the source of one direction of a mapping between domain objects and XML: {@see XmlForm}. */
abstract class XmlSource
{
    private const BOXED = ['null', 'optional', 'array', 'map'];

    protected readonly Program $program;

    public function __construct(protected readonly Schema $schema, protected readonly Domain $domain)
    {
        $this->program = new Program();
    }

    public function compile(): Closure
    {
        return $this->program->compile($this->record($this->schema->root));
    }

    /** The name of the function for a record. */
    abstract protected function record(string $name): string;

    /** Whether a value in a list stands in an element `value` inside its own. */
    protected static function isBoxed(Type $type): bool
    {
        return in_array($type->kind, self::BOXED, true);
    }

    protected function class(string $record): string
    {
        return "\\{$this->domain->class($record)}";
    }
}
