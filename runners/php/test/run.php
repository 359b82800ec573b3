<?php

// Runs the tests: php run.php [FILE…]
// Each file *Test.php is run in a process of its own, since a process has the classes of one domain only. A line of the
// output begins with `ok` or `not ok`, and names the test. Why a test was skipped stands behind `# SKIP`.

declare(strict_types=1);

use Wirecost\Process;
use Wirecost\Test\Support\TestCase;

require __DIR__ . '/autoload.php';

$files = array_slice($argv, 1) ?: glob(__DIR__ . '/*Test.php');
if (count($files) === 1) {
    Process::prepare();
    $class = 'Wirecost\\Test\\' . basename($files[0], '.php');
    exit(TestCase::run(new $class()) === 0 ? 0 : 1);
}
$failed = 0;
foreach ($files as $file) {
    passthru(escapeshellarg(PHP_BINARY) . ' ' . escapeshellarg(__FILE__) . ' ' . escapeshellarg($file), $code);
    $failed += $code === 0 ? 0 : 1;
}
exit($failed === 0 ? 0 : 1);
