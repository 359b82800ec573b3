<?php

// Finds the classes of the runner: Wirecost\Data\Schema in Data/Schema.php.

declare(strict_types=1);

spl_autoload_register(static function (string $class): void {
    $prefix = 'Wirecost\\';
    if (str_starts_with($class, $prefix)) {
        $file = __DIR__ . '/' . strtr(substr($class, strlen($prefix)), '\\', '/') . '.php';
        if (is_file($file)) {
            require $file;
        }
    }
});
