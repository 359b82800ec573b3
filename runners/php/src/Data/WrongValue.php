<?php

declare(strict_types=1);

namespace Wirecost\Data;

use RuntimeException;

/** A value that is not what a domain object has there. The message begins with the place. */
final class WrongValue extends RuntimeException
{
}
