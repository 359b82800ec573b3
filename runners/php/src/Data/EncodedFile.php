<?php

declare(strict_types=1);

namespace Wirecost\Data;

/** The file in which bytes go from the process that encodes to the one that decodes. */
final class EncodedFile
{
    private const MAGIC_WORD = 'wirecost encoded';

    /** @param list<string> $messages in the order of the records */
    public static function write(string $path, array $messages): void
    {
        $output = new BinaryOutput();
        $output->header(self::MAGIC_WORD);
        $output->int32(count($messages));
        foreach ($messages as $message) {
            $output->bytes($message);
            $output->bool(false);
        }
        file_put_contents($path, $output->bytes);
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
