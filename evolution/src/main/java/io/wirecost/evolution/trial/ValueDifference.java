package io.wirecost.evolution.trial;

import io.wirecost.core.value.Mismatch;
import io.wirecost.evolution.result.ReadingOutcome;

/** A place where a value is not the wished one. */
record ValueDifference(ReadingOutcome outcome, Mismatch mismatch) {}
