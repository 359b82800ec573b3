<?php

declare(strict_types=1);

namespace Wirecost;

/** What Debian's package manager has noted of an installed package. */
final class DebianPackage
{
    private const STATUS = '/var/lib/dpkg/status';
    private const INSTALLED = 'install ok installed';

    /** The status file, which tells of all packages. */
    private static ?string $status = null;

    /** The version of upstream, without what Debian adds to it; null if the package is not installed. */
    public static function version(string $name): ?string
    {
        self::$status ??= is_readable(self::STATUS) ? "\n\n" . file_get_contents(self::STATUS) : '';
        $start = strpos(self::$status, "\n\nPackage: $name\n");
        if ($start === false) {
            return null;
        }
        $end = strpos(self::$status, "\n\n", $start + 2);
        return self::read(substr(self::$status, $start, $end === false ? null : $end - $start));
    }

    private static function read(string $package): ?string
    {
        $isInstalled = str_contains($package, "\nStatus: " . self::INSTALLED . "\n");
        return $isInstalled && preg_match('/\nVersion: (\S+)/', $package, $found) === 1
            ? self::upstream($found[1])
            : null;
    }

    /** @param string $version such as `2:5.4.53+dfsg-0+deb12u1`, of which 5.4.53 is upstream's */
    public static function upstream(string $version): string
    {
        return preg_replace(['/^[0-9]+:/', '/-[^-]*$/D', '/[+~](dfsg|ds|repack)[0-9.]*$/D'], '', $version);
    }
}
