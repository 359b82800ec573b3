<?php

declare(strict_types=1);

namespace Wirecost\Test;

use Wirecost\DebianPackage;
use Wirecost\Test\Support\TestCase;

final class DebianPackageTest extends TestCase
{
    public function the_version_is_that_of_upstream(): void
    {
        $upstream = ['5.4.53+dfsg-0+deb12u1' => '5.4.53', '2:1.0~rc3-6' => '1.0~rc3', '3.0.2-1' => '3.0.2', '1' => '1'];
        foreach ($upstream as $version => $expected) {
            $this->same($expected, DebianPackage::upstream((string) $version));
        }
    }

    public function a_package_that_is_not_installed_has_no_version(): void
    {
        $this->same(null, DebianPackage::version('php-wirecost-has-no-such-package'));
    }
}
