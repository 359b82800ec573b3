<?php

declare(strict_types=1);

namespace Wirecost\Tasks;

use Wirecost\Catalog;
use Wirecost\Data\Schema;
use Wirecost\Protocol\Progress;
use Wirecost\Protocol\Request;

/** Tells which codecs cannot hold values of a schema. */
final class Screen implements Task
{
    public function __construct(private readonly Catalog $catalog)
    {
    }

    public function answer(Request $request, Progress $progress): array
    {
        $schema = Schema::parse(file_get_contents($request->text('schema')));
        $refused = [];
        foreach ($this->catalog->entries as $entry) {
            $reason = $entry->codec->refusal($schema);
            if ($reason !== null) {
                $refused[$entry->codec->name] = $reason;
            }
        }
        return ['refused' => (object) $refused];
    }
}
