<?php

// Executes codecs of PHP for wirecost: ../protocol/PROTOCOL.md

declare(strict_types=1);

use Wirecost\Catalog;
use Wirecost\Measure\Account;
use Wirecost\Process;
use Wirecost\Protocol\Lines;
use Wirecost\Protocol\Runner;
use Wirecost\Protocol\StandardOutput;
use Wirecost\Restart;
use Wirecost\Runtime;
use Wirecost\Tasks\Tasks;

require __DIR__ . '/src/autoload.php';

Process::prepare();
$lines = new Lines(STDIN, new StandardOutput(), Restart::received());
$account = new Account();
$runner = new Runner(new Tasks(Runtime::of($argv), Catalog::load(), $account), $lines, $account);
while (($line = $lines->next()) !== null) {
    $runner->answer($line);
}
