/** Charts as data, and what draws them: SVG that is complete without a script. Knows figures and names, no runs. */
package io.wirecost.plot;
