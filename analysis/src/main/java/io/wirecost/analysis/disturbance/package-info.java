/** Which forks were disturbed, told by what was noted beside them and never by their own times. */
package io.wirecost.analysis.disturbance;
