<?php

declare(strict_types=1);

namespace Wirecost\Data;

/** The file in which bytes go from the process that encodes to the one that decodes. */
final class EncodedFile
{
    private const MAGIC_WORD = 'wirecost encoded';

    /** @param int $messages how many follow */
    public static function writeHead(BinaryOutput $output, int $messages): void
    {
        $output->header(self::MAGIC_WORD);
        $output->int32($messages);
    }

    public static function writeMessage(BinaryOutput $output, string $message): void
    {
        $output->bytes($message);
        $output->bool(false);
    }

    /**
     * The messages, in the order of the records.
     *
     * @return list<string>
     */
    public static function read(string $file): array
    {
        $input = new BinaryInput('encoded bytes', $file);
        $input->header(self::MAGIC_WORD);
        $messages = $input->list(static function () use ($input): string {
            $message = $input->bytes();
            if ($input->bool()) {
                $input->bytes(); // of a codec that also writes in two steps
            }
            return $message;
        });
        $input->end();
        return $messages;
    }
}
