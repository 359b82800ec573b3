<?php

// Loads the classes of the workload, and finds those of the harness and those of the runner that read the data.

declare(strict_types=1);

require __DIR__ . '/../../../../runners/php/src/autoload.php';
require_once __DIR__ . '/../../domain/Domain.php';

spl_autoload_register(static function (string $class): void {
    $prefix = 'Wirecost\\Bench\\';
    if (str_starts_with($class, $prefix)) {
        require __DIR__ . '/' . substr($class, strlen($prefix)) . '.php';
    }
});
