<?php

declare(strict_types=1);

namespace Wirecost\Data;

/** The file with what was decoded. */
final class DecodedFile
{
    private const MAGIC_WORD = 'wirecost decoded';

    /** Writes the head; the values of the root record follow. */
    public static function writeHead(BinaryOutput $output, int $records): void
    {
        $output->header(self::MAGIC_WORD);
        $output->int32($records);
    }
}
