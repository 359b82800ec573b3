<?php

declare(strict_types=1);

namespace Wirecost\Tasks;

use Wirecost\Measure\Account;
use Wirecost\Measure\Operation;
use Wirecost\Measure\Slots;
use Wirecost\Measure\Workshop;
use Wirecost\Protocol\Problem;
use Wirecost\Protocol\Progress;
use Wirecost\Protocol\Request;

/** Counts how often an operation runs, after a time in which it does not count. */
final class Slice implements Task
{
    public function __construct(private readonly Workshop $workshop, private readonly Account $account)
    {
    }

    public function answer(Request $request, Progress $progress): array
    {
        $work = $this->workshop->work(Operation::named($request->text('operation')), $progress);
        $groups = self::groups($request, $work->groups());
        $slots = new Slots($work, $request->number('slotNanos'), $progress);
        $slots->lead($groups, $request->number('leadNanos'));
        return ['slots' => $slots->count($groups, $this->workshop->reference), ...$this->account->figures()];
    }

    /**
     * @param int $count how many groups there are
     * @return non-empty-list<int>
     */
    private static function groups(Request $request, int $count): array
    {
        $groups = $request->integers('groups');
        if ($groups === []) {
            throw new Problem('the member groups of the request is empty');
        }
        foreach ($groups as $group) {
            if ($group < 0 || $group >= $count) {
                throw new Problem("there is no group $group");
            }
        }
        return $groups;
    }
}
