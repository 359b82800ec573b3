package io.wirecost.cli.help;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** The list of options in a command's help, under the headings of their groups; a short list needs none. */
public final class GroupedOptions implements IHelpSectionRenderer {
    private static final int SHORT_LIST = 8;

    private GroupedOptions() {}

    /** Shows the options of all commands in groups. */
    public static void in(CommandLine line) {
        line.getSubcommands().values().stream()
                .filter(command -> command.getCommandSpec().options().size() > SHORT_LIST)
                .forEach(command -> command.getHelpSectionMap()
                        .put(UsageMessageSpec.SECTION_KEY_OPTION_LIST, new GroupedOptions()));
    }

    @Override
    public String render(Help help) {
        List<OptionSpec> options = help.commandSpec().options();
        Map<HelpGroup, List<OptionSpec>> groups = options.stream()
                .collect(Collectors.groupingBy(
                        HelpGroup::of, () -> new EnumMap<>(HelpGroup.class), Collectors.toList()));
        return groups.entrySet().stream()
                .map(group -> "%n%s:%n%s".formatted(group.getKey().heading(), list(help, options, group.getValue())))
                .collect(Collectors.joining());
    }

    /** @param all options of the command, so that the lists of all groups have the same columns */
    private static String list(Help help, List<OptionSpec> all, List<OptionSpec> group) {
        Help.Layout layout = help.createDefaultLayout(all, List.of(), help.colorScheme());
        layout.addOptions(group, help.parameterLabelRenderer());
        return layout.toString();
    }
}
