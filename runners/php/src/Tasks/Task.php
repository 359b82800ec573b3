<?php

declare(strict_types=1);

namespace Wirecost\Tasks;

use Wirecost\Protocol\Progress;
use Wirecost\Protocol\Request;

/** What a request asks for. */
interface Task
{
    /** @return array<string, mixed> the members of the answer `done` */
    public function answer(Request $request, Progress $progress): array;
}
