<?php

// Finds the classes of the runner and of its tests: Wirecost\Test\Support\Comparer in Support/Comparer.php.

declare(strict_types=1);

require __DIR__ . '/../src/autoload.php';

spl_autoload_register(static function (string $class): void {
    $prefix = 'Wirecost\\Test\\';
    if (str_starts_with($class, $prefix)) {
        require __DIR__ . '/' . strtr(substr($class, strlen($prefix)), '\\', '/') . '.php';
    }
});
