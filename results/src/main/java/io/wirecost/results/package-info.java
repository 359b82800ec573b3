/**
 * {@code run.json}: how a run is written, read and described.
 *
 * <p>Its JSON Schema is made of the records, their Javadoc, and the rules that types do not say ({@code FileRules}); a test
 * compares. Older files are upgraded when they are read ({@code results.upgrade}), and then checked against the current
 * schema. Those of format 1 are checked against their own before. wirecost writes only the current format.
 *
 * <p>Interruption. Each step is appended to a journal beside {@code run.json} ({@code results.RunJournal}), which takes the
 * journal's place at the end. {@code RunFile.read} reads either, so a run can be continued from any state. The engine takes
 * the run as it was left, repeats the steps before the rounds, and skips the cells that are decided and the rounds that are
 * measured.
 */
package io.wirecost.results;
