package io.wirecost.cli.command;

import io.wirecost.core.InputException;
import io.wirecost.workloads.parameter.WorkloadParameter;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Asks for the parameters of a workload, one line each, with their ranges and defaults. */
record Questions(BufferedReader in, PrintWriter out) {
    static final String OPTION = "--ask";

    /**
     * Returns the arguments of a run with what was answered, so that it can be repeated without questions.
     *
     * @param arguments that asked for the questions
     */
    List<String> answered(List<String> arguments, List<WorkloadParameter> parameters)
            throws InputException, IOException {
        List<String> answers = new ArrayList<>();
        for (WorkloadParameter parameter : parameters) {
            answers.add(parameter.name() + "=" + ask(parameter));
        }
        return Stream.concat(
                        arguments.stream().filter(argument -> !argument.equals(OPTION)),
                        answers.isEmpty() ? Stream.empty() : Stream.of("--set", String.join(",", answers)))
                .toList();
    }

    private int ask(WorkloadParameter parameter) throws InputException, IOException {
        while (true) {
            out.printf(
                    "%s: %s, %d to %d [%d]: ",
                    parameter.name(), parameter.counts(), parameter.least(), parameter.most(), parameter.standard());
            out.flush();
            String line = in.readLine();
            if (line == null) {
                throw new InputException(OPTION + ": the input ended before all questions were answered");
            }
            String answer = line.strip();
            if (answer.isEmpty()) {
                return parameter.standard();
            } else if (answer.matches("\\d{1,9}") && parameter.takes(Integer.parseInt(answer))) {
                return Integer.parseInt(answer);
            }
            out.printf(
                    "Expected a number from %d to %d, or nothing for %d.%n",
                    parameter.least(), parameter.most(), parameter.standard());
        }
    }
}
