<?php

declare(strict_types=1);

namespace Wirecost\Test\Support;

use Wirecost\Data\BinaryOutput;
use Wirecost\Data\ValueWriter;

/** What a worker is opened for in a test: a schema and a dataset of it, in files. */
final class Workplace
{
    public readonly TestDomain $test;

    /** @var array<string, string> paths by the members of requests that name them */
    public readonly array $files;

    /** @param list<list<mixed>> ...$groups the records of each, as lists of their values */
    public function __construct(string $schemaText, array ...$groups)
    {
        $this->test = new TestDomain($schemaText);
        $folder = $this->test->folder->path;
        $this->files = [
            'domain' => $folder,
            'dataset' => "$folder/dataset",
            'schema' => "$folder/schema\u{2028}.txt",
            'bytes' => "$folder/bytes",
            'values' => "$folder/values",
        ];
        $neutral = fn (array $records): array => array_map($this->neutral(...), $records);
        file_put_contents($this->files['dataset'], Files::dataset($schemaText, ...array_map($neutral, $groups)));
        file_put_contents($this->files['schema'], $schemaText);
    }

    /** @return array<string, string> the request for a worker that sees the values */
    public function open(string $codec): array
    {
        return ['request' => 'open', 'codec' => $codec] + $this->files;
    }

    /** @return array<string, string> the request for a worker that never sees a value */
    public function openWithoutValues(string $codec): array
    {
        return array_diff_key($this->open($codec), ['dataset' => '']);
    }

    /** @return list<list<mixed>> what was decoded */
    public function decoded(): array
    {
        return Files::decoded($this->test->schema, file_get_contents($this->files['values']));
    }

    private function neutral(array $values): string
    {
        $output = new BinaryOutput();
        (new ValueWriter($this->test->schema, $this->test->domain, $output))->root($this->test->object($values));
        return $output->bytes;
    }
}
