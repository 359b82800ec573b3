<?php

declare(strict_types=1);

namespace Wirecost\Forms;

/**
 * Runs generated source as PHP runs code that was written by hand: from a file. An opcode cache and its compiler leave
 * out what comes from eval, and what was written a moment ago.
 */
final class SourceFile
{
    private const AGE_SECONDS = 60;

    /** @param string $source without the opening tag */
    public static function run(string $source): void
    {
        $file = tempnam(sys_get_temp_dir(), 'wirecost-');
        try {
            file_put_contents($file, "<?php\ndeclare(strict_types=1);\n$source");
            touch($file, time() - self::AGE_SECONDS);
            require $file;
        } finally {
            unlink($file);
        }
    }
}
