<?php

declare(strict_types=1);

namespace Wirecost;

/** Where classes of libraries and of generated code lie. */
final class ClassPath
{
    /**
     * Finds classes by their names: Thrift\Base\TBase in Base/TBase.php.
     *
     * @param string $folder that contains them
     * @param string $prefix of the names, which is no part of the path
     */
    public static function add(string $folder, string $prefix = ''): void
    {
        spl_autoload_register(static function (string $class) use ($folder, $prefix): void {
            $path = "$folder/" . strtr(substr($class, strlen($prefix)), '\\', '/') . '.php';
            if (str_starts_with($class, $prefix) && is_file($path)) {
                require $path;
            }
        });
    }
}
