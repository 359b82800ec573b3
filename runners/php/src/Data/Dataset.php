<?php

declare(strict_types=1);

namespace Wirecost\Data;

use Closure;
use RuntimeException;

/** A dataset in the file that docs/dataset-format.md describes. Its records are read when they are asked for. */
final class Dataset
{
    private const MAGIC_WORD = 'wirecost dataset';

    public readonly string $name;
    public readonly Schema $schema;

    /** Where the groups begin in the file. */
    public readonly int $groupsStart;

    public function __construct(private readonly string $file)
    {
        $input = new BinaryInput('dataset', $file);
        $input->header(self::MAGIC_WORD);
        $this->name = $input->text();
        $this->schema = Schema::parse($input->text());
        $input->bool(); // whether there is a seed
        $input->int64(); // the seed
        $input->list(fn () => $this->skipCondition($input));
        $this->groupsStart = $input->at;
    }

    /** The checksum of the file, in hexadecimal digits. */
    public function sha256(): string
    {
        return hash('sha256', $this->file);
    }

    /**
     * Reads the groups. Every call makes new domain objects.
     *
     * @param Closure(): void $progress is called before every record
     * @return list<list<object>> the records of each group
     */
    public function groups(Domain $domain, Closure $progress): array
    {
        $input = new BinaryInput('dataset', $this->file, $this->groupsStart);
        $values = new ValueReader($this->schema, $domain, $input);
        $groups = $input->list(static function () use ($input, $values, $progress): array {
            $input->text(); // its label
            return $input->list(static function () use ($values, $progress): object {
                $progress();
                return $values->root();
            });
        });
        $input->end();
        return $groups;
    }

    /** A condition says which records a pipeline lets pass. */
    private function skipCondition(BinaryInput $input): void
    {
        $type = $this->leafAt($input->text());
        $values = new PlainReader($this->schema, $input);
        $input->list(static fn () => $values->value($type));
    }

    /** @param string $path of field names */
    private function leafAt(string $path): Type
    {
        $reached = $this->schema->root();
        foreach (explode('.', $path) as $name) {
            $found = array_filter($this->schema->fields($reached->name), static fn (Field $f) => $f->name === $name);
            $field = reset($found) ?: throw new RuntimeException("the schema has no field $path");
            $reached = $field->type->kind === 'optional' ? $field->type->of : $field->type;
        }
        return $reached;
    }
}
