package io.wirecost.engine.runtime;

import java.util.regex.Pattern;

/** What a text of a description has to look like. Programs and files are named without a way to them. */
enum DescribedText {
    ANY("a text", "(?s).+"),
    RUNTIME("small letters, digits and hyphens", "[a-z0-9-]+"),
    PROGRAM("the name of a program", "[A-Za-z0-9][\\w.+-]*"),
    FILE("the name of a file, without a folder", "[A-Za-z0-9_][\\w.+-]*"),
    VERSION("a version such as 20 or 3.11", "\\d{1,9}(\\.\\d{1,9})*"),
    DEBIAN("the name of a Debian package", "[a-z0-9][a-z0-9.+-]+"),
    VARIABLE("the name of a variable in capitals", "[A-Z][A-Z0-9_]*"),
    ARTIFACT("group:artifact:version:type:classifier", "[\\w.-]+(:[\\w.-]+){2,4}"),
    PLATFORM("a platform such as linux-x86_64", "[a-z0-9]+-[\\w]+");

    private final String description;
    private final Pattern pattern;

    DescribedText(String description, String regex) {
        this.description = description;
        this.pattern = Pattern.compile(regex);
    }

    String description() {
        return description;
    }

    boolean fits(String text) {
        return pattern.matcher(text).matches();
    }
}
