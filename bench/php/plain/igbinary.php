<?php

// igbinary takes every object as it is.

declare(strict_types=1);

use Wirecost\Bench\Program;

require __DIR__ . '/harness/autoload.php';

Program::run(igbinary_serialize(...), igbinary_unserialize(...));
