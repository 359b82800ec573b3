<?php

declare(strict_types=1);

namespace Wirecost\Tasks;

use Wirecost\Catalog;
use Wirecost\Data\Dataset;
use Wirecost\Data\Schema;
use Wirecost\Job;
use Wirecost\Opened;
use Wirecost\Place;
use Wirecost\Protocol\Progress;
use Wirecost\Protocol\Request;
use Wirecost\Worker;

/** Makes the worker ready for one codec, and for one dataset if it may see the values. */
final class Open implements Task
{
    public function __construct(private readonly Catalog $catalog, private readonly Worker $worker)
    {
    }

    public function answer(Request $request, Progress $progress): array
    {
        $this->worker->begin($request);
        $entry = $this->catalog->find($request->text('codec'));
        $place = Place::of(Schema::parse(file_get_contents($request->text('schema'))), $request);
        $dataset = self::dataset($request->optionalText('dataset'));
        $codec = $entry->codec->open($place);
        $writer = $this->partner($request->optionalText('partner'), $place) ?? $codec;
        $this->worker->open(new Job($place, $codec, $writer, $dataset));
        return ['version' => $entry->version, ...($dataset === null ? [] : ['dataset' => $dataset->sha256()])];
    }

    private static function dataset(string $path): ?Dataset
    {
        return $path === '' ? null : new Dataset(file_get_contents($path));
    }

    private function partner(string $name, Place $place): ?Opened
    {
        return $name === '' ? null : $this->catalog->find($name)->codec->open($place);
    }
}
