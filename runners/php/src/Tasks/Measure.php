<?php

declare(strict_types=1);

namespace Wirecost\Tasks;

use Wirecost\Catalog;
use Wirecost\Data\Dataset;
use Wirecost\Measure\Fork;
use Wirecost\Measure\Slot;
use Wirecost\Measure\Workshop;
use Wirecost\Place;
use Wirecost\Protocol\Progress;
use Wirecost\Protocol\Request;

/** Measures one fork. */
final class Measure implements Task
{
    public function __construct(private readonly Catalog $catalog)
    {
    }

    public function answer(Request $request, Progress $progress): array
    {
        $entry = $this->catalog->find($request->text('codec'));
        $dataset = new Dataset(file_get_contents($request->text('dataset')));
        $place = Place::of($dataset->schema, $request);
        $writer = $entry->codec->direction === 'deserialize' ? $this->catalog->find($request->text('partner')) : $entry;
        $workshop = new Workshop($dataset, $place, $progress, $entry, $writer);
        $fork = new Fork($workshop, $progress, $request->number('warmUpCapNanos'));
        $slots = array_map(Slot::parse(...), $request->texts('slots'));
        $measured = $fork->run($slots, $request->number('slotNanos'));
        return ['dataset' => $dataset->sha256(), 'version' => $entry->version, ...$measured];
    }
}
