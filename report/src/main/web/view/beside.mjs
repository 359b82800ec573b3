/**
 * @import {Against, Bytes, Codec, Model, Range} from "../data/model.mjs"
 * @import {Store} from "./store.mjs"
 */
import { shownCodecs } from "../data/choice.mjs";
import { bytes, rankOf, ratio, time } from "../data/format.mjs";
import { lineOf, marked, repeatMarked } from "../data/model.mjs";
import { flowOf, IN_PLACE, PIPELINE, pipelineMeasure } from "../data/pipeline.mjs";
import { element, plainTable } from "./dom.mjs";

/**
 * Time and bytes beside those of the run's first baseline; nothing where no codec has a figure there.
 *
 * @param {Model} model
 * @param {Store} store
 */
export function besideTheBaseline(model, store) {
  const rows = (/** @type {Codec[]} */ codecs) =>
    codecs.flatMap((codec) => {
      const flow = flowOf(model, PIPELINE, codec.name);
      return flow
        ? [
            [
              repeatMarked(model, codec.name, marked(codec)),
              ratioOf(flow.ratio),
              rangeOf(flow.ratio?.interval),
              flow.floorShare ? `${Math.round(100 * flow.floorShare.centre)} %` : "",
              ...bytesOf(flow.bytes),
              ...bytesOf(flow.sentBytes),
            ],
          ]
        : [];
    });
  return rows(model.codecs).length === 0
    ? undefined
    : following(
        model,
        store,
        `Beside ${model.baseline}`,
        "Time is divided block by block. The floor's share is the part of the time that the pipeline takes by itself. Bytes are those of one message on one hop: as encoded, and as the producer sent it, with its share of the batch and the request, compressed where compression is on.",
        ["codec", "time", "95 %", "floor's share", "bytes", "ratio", "sent bytes", "ratio"],
        rows,
      );
}

/**
 * The variant in which B reads its two fields in place; nothing where no codec did.
 *
 * @param {Model} model
 * @param {Store} store
 */
export function readInPlace(model, store) {
  const measure = pipelineMeasure(model, IN_PLACE);
  return (
    measure &&
    following(
      model,
      store,
      "Read in place",
      "Service B reads the two fields of its filter in place and decodes only what passes.",
      ["codec", "rank", "time", "ratio", "to decoding all", "95 %"],
      (codecs) =>
        codecs.flatMap((codec) => {
          const line = lineOf(measure, codec.name);
          const flow = flowOf(model, IN_PLACE, codec.name);
          return line && flow
            ? [
                [
                  repeatMarked(model, codec.name, marked(codec)),
                  rankOf(line.place),
                  time(line.centre),
                  ratioOf(flow.ratio),
                  ratioOf(flow.fullDecode),
                  rangeOf(flow.fullDecode?.interval),
                ],
              ]
            : [];
        }),
    )
  );
}

/**
 * A table that follows the filter.
 *
 * @param {Model} model
 * @param {Store} store
 * @param {string} title
 * @param {string} lead
 * @param {string[]} head
 * @param {(codecs: Codec[]) => string[][]} rows
 */
function following(model, store, title, lead, head, rows) {
  const box = element("div", { class: "apart" }, element("h3", {}, title), element("p", { class: "lead" }, lead));
  const draw = () => {
    box.querySelector(".scroll")?.remove();
    box.append(plainTable(`${title}: figures`, head, rows(shownCodecs(model, store.choice))));
  };
  store.listen(draw);
  draw();
  return box;
}

/** @param {Against | undefined} against */
function ratioOf(against) {
  return against ? ratio(against.centre) : "";
}

/** @param {Range | undefined} range */
function rangeOf(range) {
  return range ? `${ratio(range.low)} to ${ratio(range.high)}` : "";
}

/** @param {Bytes} bytes */
function bytesOf({ mean, ratio: toBaseline }) {
  return [bytes(mean), toBaseline === undefined ? "" : ratio(toBaseline)];
}
