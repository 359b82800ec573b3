<?php

declare(strict_types=1);

// Stands in for the library's file of remote calls, which PHP 8 cannot parse and no codec needs.
