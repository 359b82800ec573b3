/** Whether a machine is fit for measuring: what was found, and what to do about it. */
package io.wirecost.cli.doctor;
