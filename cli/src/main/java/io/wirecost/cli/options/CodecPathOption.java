package io.wirecost.cli.options;

import io.wirecost.cli.help.HelpGroup;
import io.wirecost.cli.installation.Surroundings;
import io.wirecost.core.InputException;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.installation.CodecPath;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** The option that brings codecs of the user's own. */
@HelpGroup.In(HelpGroup.CODECS)
public final class CodecPathOption {
    @Option(
            names = "--codec-path",
            paramLabel = "JAR[:JAR...]",
            description = "A codec of your own: its jar and the jars that it needs. May be given more than once.")
    private List<String> paths = new ArrayList<>();

    /** The installation's codecs and the user's. */
    public CodecCatalog catalog(Surroundings around) throws InputException, IOException {
        return CodecCatalog.load(around.installation(), CodecPath.modules(around.folder(), paths));
    }
}
