package io.wirecost.studies.page;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonSubTypes.Type;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.wirecost.document.Document;

/** A part of a study's document. Its components are its form in the study's file. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "show")
@JsonSubTypes({
    @Type(value = AccountsSection.class, name = "deviations"),
    @Type(value = AnswersSection.class, name = "answers"),
    @Type(value = BarsSection.class, name = "bars"),
    @Type(value = BesideSection.class, name = "beside"),
    @Type(value = BoxesSection.class, name = "boxes"),
    @Type(value = ClaimsSection.class, name = "claims"),
    @Type(value = CourseSection.class, name = "course"),
    @Type(value = CrossingsSection.class, name = "crossings"),
    @Type(value = GridSection.class, name = "grid"),
    @Type(value = GrowthSection.class, name = "growth"),
    @Type(value = OpeningSection.class, name = "opening"),
    @Type(value = OverLinksSection.class, name = "over-links"),
    @Type(value = OverMessagesSection.class, name = "over-messages"),
    @Type(value = OverSizeSection.class, name = "over-size"),
    @Type(value = PairsSection.class, name = "pairs"),
    @Type(value = RatiosSection.class, name = "ratios"),
    @Type(value = SetupSection.class, name = "setup"),
    @Type(value = SpreadsSection.class, name = "spreads"),
    @Type(value = TableSection.class, name = "table"),
    @Type(value = TextSection.class, name = "text"),
    @Type(value = TurnsSection.class, name = "turns")
})
public sealed interface Section
        permits AccountsSection,
                AnswersSection,
                BarsSection,
                BesideSection,
                BoxesSection,
                ClaimsSection,
                CourseSection,
                CrossingsSection,
                GridSection,
                GrowthSection,
                OpeningSection,
                OverLinksSection,
                OverMessagesSection,
                OverSizeSection,
                PairsSection,
                RatiosSection,
                SetupSection,
                SpreadsSection,
                TableSection,
                TextSection,
                TurnsSection {
    /** Whether it belongs to the opening of a page, before all that is said of how it was made. */
    default boolean isOpening() {
        return false;
    }

    /** What it refers to. */
    PageNames names();

    /** Adds the section to a document. */
    void write(StudyFindings findings, Document.Writer page);
}
