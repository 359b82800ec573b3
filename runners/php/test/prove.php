<?php

// Proves codecs on datasets: php prove.php CODEC-GLOB DATASET…
// One process encodes and another one decodes, as wirecost has it done. Beside a dataset NAME.dataset lies a folder
// NAME.derived with the derived schemas, one folder for each.

declare(strict_types=1);

use Wirecost\Process;
use Wirecost\Test\Support\CodecProof;
use Wirecost\Test\Support\Folder;
use Wirecost\Test\Support\Given;
use Wirecost\Test\Support\RunnerProcess;

require __DIR__ . '/autoload.php';

Process::prepare();
ini_set('memory_limit', '2G');
$glob = $argv[1] ?? '*';
$folder = new Folder();
$all = array_map(static fn (string $path): Given => Given::read($path, $folder), array_slice($argv, 2));
$runner = new RunnerProcess();
['codecs' => $codecs, 'refused' => $refused] = $runner->ask(['request' => 'hello', 'protocol' => 2]);
$screened = [];
foreach ($all as $given) {
    $screened[$given->name] = $runner->ask(['request' => 'screen', 'schema' => $given->schemaFile])['refused'];
}
$runner->close();

$isAsked = static fn (array $codec): bool => fnmatch($glob, $codec['name']);
foreach (array_filter($refused, $isAsked) as $library) {
    printf("%-24s %-16s refused: %s\n", $library['name'], '', $library['reason']);
}
$failures = 0;
foreach (array_filter($codecs, $isAsked) as $codec) {
    $proof = new CodecProof($codec);
    foreach ($all as $given) {
        $reason = $screened[$given->name][$codec['name']] ?? null;
        $line = $reason === null ? $proof->prove($given) : "refused: $reason";
        $failures += str_starts_with($line, 'WRONG') ? 1 : 0;
        printf("%-24s %-16s %s\n", $codec['name'], $given->name, $line);
    }
}
$folder->delete();
echo $failures === 0 ? "all proven or refused\n" : "$failures WRONG\n";
exit($failures === 0 ? 0 : 1);
