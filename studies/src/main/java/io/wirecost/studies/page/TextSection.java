package io.wirecost.studies.page;

import io.wirecost.document.Document;
import java.util.List;
import java.util.Optional;

/**
 * Sentences.
 *
 * @param title empty for what follows the title of the document
 */
public record TextSection(Optional<String> title, List<String> paragraphs) implements Section {
    public TextSection {
        paragraphs = List.copyOf(paragraphs);
    }

    @Override
    public PageNames names() {
        return PageNames.NONE;
    }

    @Override
    public void write(StudyFindings findings, Document.Writer page) {
        title.ifPresent(page::section);
        paragraphs.forEach(page::paragraph);
    }
}
