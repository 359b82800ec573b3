<?php

declare(strict_types=1);

namespace Wirecost\Tasks;

use Wirecost\Catalog;
use Wirecost\Data\Schema;
use Wirecost\MissingTool;
use Wirecost\Place;
use Wirecost\Protocol\Progress;
use Wirecost\Protocol\Request;

/** Generates the code that a codec needs for a schema. */
final class Prepare implements Task
{
    public function __construct(private readonly Catalog $catalog)
    {
    }

    public function answer(Request $request, Progress $progress): array
    {
        $codec = $this->catalog->find($request->text('codec'))->codec;
        $schema = Schema::parse(file_get_contents($request->text('schema')));
        try {
            $codec->generate(Place::of($schema, $request));
            return [];
        } catch (MissingTool $e) {
            return ['missing' => $e->getMessage()];
        }
    }
}
