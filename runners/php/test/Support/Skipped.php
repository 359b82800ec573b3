<?php

declare(strict_types=1);

namespace Wirecost\Test\Support;

use RuntimeException;

/** A test that cannot be run here. The message has the reason. */
final class Skipped extends RuntimeException
{
}
