/**
 * Who executes codecs: the modules of JVMs, and programs of other languages. A runner knows which codecs it has, what code
 * they need, and how their workers are started.
 *
 * <p>A runner says which codecs it has and which measures it knows. For the data of one run it opens a {@code RunnerSession},
 * and the engine asks for its own measures only. {@code acceptance}'s {@code SecondRuntimeTest} takes a runner of its own,
 * with a codec of the same name, through run, reports and comparison.
 *
 * <p>{@code ForeignRunner} is the runner of everything that is no JVM. The program decides nothing: it writes bytes, hands
 * decoded values back, and counts operations. Each answer is read strictly, and each process says which data it has read
 * with which version of the library. So a runner that hangs, dies, lies or remembers costs its own cells only ({@code
 * ForeignRunnerTest} has one for each misdeed, {@code LiarsTest} the same for JVMs).
 */
package io.wirecost.engine.runner;
