package io.wirecost.engine.plan;

import java.time.Duration;

/**
 * How certain a run wants its times to be. Cells that are not get further forks, while there is time.
 *
 * @param reach how far an interval may reach above its centre, as a fraction: 0.08 for ±8 %
 * @param budget time for all forks. The forks that every cell gets are measured in any case
 */
public record Aim(double reach, Duration budget) {}
