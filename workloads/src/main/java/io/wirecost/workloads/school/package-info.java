/** Professors and their students after the study coimbra-2022. */
package io.wirecost.workloads.school;
