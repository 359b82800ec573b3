/** Times of a run without what the machine did to them: the neighbours of a core, one pass, one heat. */
package io.wirecost.analysis.level;
