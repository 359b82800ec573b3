package io.wirecost.pipeline.broker;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The arguments with which the process is started.
 *
 * @param data an empty folder, the broker's own; deleted at its end
 * @param parentFolder temporary files of the process that started it; deleted with everything in it when that process is
 *     gone
 * @param clientPort on 127.0.0.1, as the other
 * @param messageMaxBytes the largest batch of messages that is taken
 * @param listeners further ones for clients, beside that of the client port
 */
record Assignment(
        Path data,
        Path parentFolder,
        int clientPort,
        int controllerPort,
        int messageMaxBytes,
        List<BrokerListener> listeners) {
    private static final String LISTENER = "listener=";

    /**
     * @param arguments {@code name=value} each; {@code listener} as often as there are any, of the others all five
     * @throws IllegalArgumentException if one is missing or wrong
     */
    static Assignment parse(String... arguments) {
        Map<String, String> values = Arrays.stream(arguments)
                .filter(argument -> !argument.startsWith(LISTENER))
                .map(argument -> argument.split("=", 2))
                .filter(pair -> pair.length == 2)
                .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1]));
        return new Assignment(
                value(values, "data", Path::of),
                value(values, "parent-folder", Path::of),
                value(values, "client-port", Integer::parseInt),
                value(values, "controller-port", Integer::parseInt),
                value(values, "message-max-bytes", Integer::parseInt),
                Arrays.stream(arguments)
                        .filter(argument -> argument.startsWith(LISTENER))
                        .map(argument -> BrokerListener.parse(argument.substring(LISTENER.length())))
                        .toList());
    }

    private static <T> T value(Map<String, String> values, String name, Function<String, T> parser) {
        String text = values.get(name);
        if (text == null) {
            throw new IllegalArgumentException("the broker needs an argument %s=…, got %s".formatted(name, values));
        }
        return parser.apply(text);
    }
}
