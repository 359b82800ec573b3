<?php

declare(strict_types=1);

namespace Wirecost\Test\Support;

use Wirecost\Data\Domain;
use Wirecost\Data\Schema;
use Wirecost\Forms\Dialect;
use Wirecost\Forms\PlainForm;

/** The domain of a schema for a test. Objects of it are given as lists of their values. */
final class TestDomain
{
    public readonly Schema $schema;
    public readonly Domain $domain;
    public readonly Folder $folder;
    private readonly PlainForm $places;

    public function __construct(public readonly string $schemaText)
    {
        $this->schema = Schema::parse($schemaText);
        $this->folder = new Folder();
        DomainEmitter::write($this->schema, $this->folder->path);
        $this->domain = Domain::load($this->folder->path, $this->schema);
        $this->places = PlainForm::of($this->schema, $this->domain, new Dialect(
            records: Dialect::PLACES,
            maps: Dialect::HASHES,
        ));
    }

    /** @param list<mixed> $values of the root record */
    public function object(array $values): object
    {
        return ($this->places->read)($values);
    }

    /** @return list<mixed> */
    public function values(object $record): array
    {
        return ($this->places->write)($record);
    }
}
