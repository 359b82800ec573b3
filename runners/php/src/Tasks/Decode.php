<?php

declare(strict_types=1);

namespace Wirecost\Tasks;

use Wirecost\Catalog;
use Wirecost\Data\BinaryOutput;
use Wirecost\Data\DecodedFile;
use Wirecost\Data\EncodedFile;
use Wirecost\Data\Schema;
use Wirecost\Place;
use Wirecost\Protocol\Problem;
use Wirecost\Protocol\Progress;
use Wirecost\Protocol\Request;

/** Writes what a codec finds in bytes. */
final class Decode implements Task
{
    public function __construct(private readonly Catalog $catalog)
    {
    }

    public function answer(Request $request, Progress $progress): array
    {
        $entry = $this->catalog->find($request->text('codec'));
        $schema = Schema::parse(file_get_contents($request->text('schema')));
        $place = Place::of($schema, $request);
        $proof = new DecodeProof($schema, $place->domain(), $entry->deserializer($place));
        $messages = EncodedFile::read(file_get_contents($request->text('bytes')));
        $values = $messages;
        // The other way round than they were written: nothing that a codec remembers can pass for decoding.
        for ($number = count($messages) - 1; $number >= 0; $number--) {
            $progress->tell(['record' => $number]);
            $message = $messages[$number];
            $values[$number] = Problem::ofRecord($number, static fn (): string => $proof->decode($message));
        }
        $output = new BinaryOutput();
        DecodedFile::writeHead($output, count($values));
        $output->raw(implode('', $values));
        file_put_contents($request->text('values'), $output->bytes);
        return ['version' => $entry->version];
    }
}
