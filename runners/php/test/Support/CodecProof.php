<?php

declare(strict_types=1);

namespace Wirecost\Test\Support;

use Throwable;

/** Has one process encode and another one decode, as wirecost does. */
final class CodecProof
{
    /** @param array<string, mixed> $codec as hello describes it */
    public function __construct(private readonly array $codec)
    {
    }

    /** One line: `ok`, `loss` if only declared losses differ, `refused`, or `WRONG` with what is wrong. */
    public function prove(Given $given): string
    {
        $limits = new Limits($given->schema, $this->codec['limits']);
        $records = array_values(array_filter($given->records, static fn (array $r): bool => $limits->allow($r[0])));
        if ($records === []) {
            return 'refused: no record within the limits';
        }
        $folder = new Folder();
        try {
            $found = $this->proveIn($folder, $given, $records);
        } catch (Throwable $e) {
            $found = "WRONG: {$e->getMessage()}";
        } finally {
            $folder->delete();
        }
        $all = count($given->records);
        return count($records) === $all ? $found : $found . ' (' . count($records) . " of $all records)";
    }

    /** @param list<array{list<mixed>, string}> $records */
    private function proveIn(Folder $folder, Given $given, array $records): string
    {
        $place = ['domain' => $given->domain, 'schema' => $given->schemaFile];
        if ($this->codec['schema'] !== '') {
            $place['derived'] = "$given->derived/{$this->codec['schema']}";
            $place['generated'] = $folder->make('generated');
            $request = ['request' => 'prepare', 'codec' => $this->codec['name']] + $place;
            $prepared = (new RunnerProcess())->askAll($request);
            if (isset($prepared['missing'])) {
                return "refused: {$prepared['missing']}";
            }
        }
        $files = ['bytes' => "$folder->path/bytes", 'values' => "$folder->path/values"];
        $dataset = "$folder->path/dataset";
        file_put_contents($dataset, Files::dataset($given->schemaText, array_column($records, 1)));
        $writer = ['request' => 'open', 'codec' => $this->half('deserialize'), 'dataset' => $dataset] + $place;
        (new RunnerProcess())->askAll($writer, ['request' => 'encode'] + $files);
        $reader = ['request' => 'open', 'codec' => $this->half('serialize')] + $place;
        (new RunnerProcess())->askAll($reader, ['request' => 'decode'] + $files);
        $back = Files::decoded($given->schema, file_get_contents($files['values']));
        return $this->verdict($given, array_column($records, 0), $back);
    }

    /** The codec, or its partner if it has the other direction only. */
    private function half(string $other): string
    {
        return $this->codec['direction'] === $other ? $this->codec['partner'] : $this->codec['name'];
    }

    /**
     * @param list<list<mixed>> $records
     * @param list<list<mixed>> $back
     */
    private function verdict(Given $given, array $records, array $back): string
    {
        if (count($records) !== count($back)) {
            return 'WRONG: expected ' . count($records) . ' records, got ' . count($back);
        }
        $exact = new Comparer($given->schema, []);
        $allowing = new Comparer($given->schema, $this->codec['losses']);
        $word = 'ok';
        foreach ($records as $number => $record) {
            $mismatch = $allowing->compare($record, $back[$number]);
            if ($mismatch !== null) {
                return "WRONG: record $number: $mismatch";
            }
            $word = $exact->compare($record, $back[$number]) === null ? $word : 'loss';
        }
        return $word;
    }
}
