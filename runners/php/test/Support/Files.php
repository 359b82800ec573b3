<?php

declare(strict_types=1);

namespace Wirecost\Test\Support;

use Wirecost\Data\BinaryInput;
use Wirecost\Data\BinaryOutput;
use Wirecost\Data\Dataset;
use Wirecost\Data\PlainReader;
use Wirecost\Data\Schema;

/** The files that go between processes. */
final class Files
{
    /**
     * A dataset file without filter and seed.
     *
     * @param list<string> ...$groups the records of each, in the neutral form
     */
    public static function dataset(string $schemaText, array ...$groups): string
    {
        $output = new BinaryOutput();
        $output->header('wirecost dataset');
        $output->bytes('test');
        $output->bytes($schemaText);
        $output->bool(false);
        $output->int64(0);
        $output->int32(0);
        $output->int32(count($groups));
        foreach ($groups as $records) {
            $output->bytes('all');
            $output->int32(count($records));
            $output->raw(implode('', $records));
        }
        return $output->bytes;
    }

    /** The schema's text in a dataset file. */
    public static function schemaText(string $dataset): string
    {
        $input = new BinaryInput('dataset', $dataset);
        $input->header('wirecost dataset');
        $input->text();
        return $input->text();
    }

    /**
     * The records of a dataset file, all groups as one.
     *
     * @return list<array{list<mixed>, string}> each as the list of its values, and in the neutral form
     */
    public static function records(Schema $schema, string $dataset): array
    {
        $input = new BinaryInput('dataset', $dataset, (new Dataset($dataset))->groupsStart);
        $plain = new PlainReader($schema, $input);
        $record = static function () use ($schema, $plain, $input, $dataset): array {
            $start = $input->at;
            $values = $plain->record($schema->root);
            return [$values, substr($dataset, $start, $input->at - $start)];
        };
        return array_merge(...$input->list(static function () use ($input, $record): array {
            $input->text();
            return $input->list($record);
        }));
    }

    /**
     * What a runner has decoded.
     *
     * @return list<list<mixed>>
     */
    public static function decoded(Schema $schema, string $file): array
    {
        $input = new BinaryInput('decoded values', $file);
        $input->header('wirecost decoded');
        $plain = new PlainReader($schema, $input);
        $records = $input->list(static fn (): array => $plain->record($schema->root));
        $input->end();
        return $records;
    }
}
