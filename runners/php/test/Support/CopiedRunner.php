<?php

declare(strict_types=1);

namespace Wirecost\Test\Support;

/** A copy of the runner that has one codec file, which a test has written, in place of its own. */
final class CopiedRunner
{
    private const HOME = __DIR__ . '/../..';

    public readonly Folder $folder;

    /** @param string $codecs source of the class Wirecost\Codecs\Own */
    public function __construct(string $codecs)
    {
        $this->folder = new Folder();
        copy(self::HOME . '/runner.php', "{$this->folder->path}/runner.php");
        self::copyAll(self::HOME . '/src', $this->folder->make('src'));
        mkdir("{$this->folder->path}/src/Codecs");
        file_put_contents("{$this->folder->path}/src/Codecs/Own.php", $codecs);
    }

    public function start(): RunnerProcess
    {
        return new RunnerProcess("{$this->folder->path}/runner.php");
    }

    private static function copyAll(string $from, string $to): void
    {
        foreach (array_diff(scandir($from), ['.', '..', 'Codecs']) as $name) {
            if (is_dir("$from/$name")) {
                mkdir("$to/$name");
                self::copyAll("$from/$name", "$to/$name");
            } else {
                copy("$from/$name", "$to/$name");
            }
        }
    }
}
