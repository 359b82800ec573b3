<?php

declare(strict_types=1);

namespace Wirecost\Tasks;

use Wirecost\Catalog;
use Wirecost\Data\BinaryOutput;
use Wirecost\Data\Dataset;
use Wirecost\Data\EncodedFile;
use Wirecost\Place;
use Wirecost\Protocol\Problem;
use Wirecost\Protocol\Progress;
use Wirecost\Protocol\Request;

/** Writes the bytes of every record. */
final class Encode implements Task
{
    public function __construct(private readonly Catalog $catalog)
    {
    }

    public function answer(Request $request, Progress $progress): array
    {
        $entry = $this->catalog->find($request->text('codec'));
        $dataset = new Dataset(file_get_contents($request->text('dataset')));
        $place = Place::of($dataset->schema, $request);
        $proof = new EncodeProof($dataset->schema, $place->domain(), $entry->serializer($place));
        $output = new BinaryOutput();
        $records = self::records($dataset, $place, $progress);
        EncodedFile::writeHead($output, count($records));
        foreach ($records as $number => $record) {
            $progress->tell(['record' => $number]);
            $message = Problem::ofRecord($number, static fn (): string => $proof->encode($record));
            EncodedFile::writeMessage($output, $message);
        }
        file_put_contents($request->text('bytes'), $output->bytes);
        return ['dataset' => $dataset->sha256(), 'version' => $entry->version];
    }

    /** @return list<object> */
    private static function records(Dataset $dataset, Place $place, Progress $progress): array
    {
        $groups = $dataset->groups($place->domain(), static fn () => $progress->tell([]));
        return array_merge(...$groups);
    }
}
