<?php

declare(strict_types=1);

namespace Wirecost\Tasks;

use Wirecost\Measure\Operation;
use Wirecost\Measure\WarmUp;
use Wirecost\Measure\Workshop;
use Wirecost\Protocol\Problem;
use Wirecost\Protocol\Progress;
use Wirecost\Protocol\Request;

/** Runs an operation until it is warm. */
final class Warm implements Task
{
    public function __construct(private readonly Workshop $workshop)
    {
    }

    public function answer(Request $request, Progress $progress): array
    {
        $operation = Operation::named($request->text('operation'));
        if ($operation === Operation::Floor) {
            throw new Problem('the floor has no warm-up');
        }
        $warmUp = new WarmUp($request->number('capNanos'), $progress);
        return $warmUp->run($this->workshop->work($operation, $progress));
    }
}
