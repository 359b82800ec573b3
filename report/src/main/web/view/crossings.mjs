/**
 * @import {Model, Network} from "../data/model.mjs"
 * @import {Store} from "./store.mjs"
 */
import { shownCodecs } from "../data/choice.mjs";
import { element, plainTable } from "./dom.mjs";
import { picker } from "./picker.mjs";

const BASELINE = "with the baseline";

/**
 * Where formats overtake each other.
 *
 * @param {Model} model
 * @param {Network} network
 * @param {Store} store
 */
export function crossings(model, network, store) {
  if (network.pairs.length === 0) {
    return undefined;
  }
  let all = false;
  const table = element("div");
  const draw = () => {
    const { choice } = store;
    const names = shownCodecs(model, choice).map(({ name }) => name);
    const pairs = network.pairs.filter(
      ({ codec, rival }) =>
        (all || codec === choice.baseline || rival === choice.baseline) &&
        [codec, rival].every((name) => name === choice.baseline || names.includes(name)),
    );
    table.replaceChildren(
      plainTable(
        "Crossings: figures",
        ["codec", "against", "measured", "predicted"],
        pairs.map(({ codec, rival, measured, predicted }) => [codec, rival, measured, predicted]),
      ),
    );
  };
  store.listen(draw);
  draw();
  return element(
    "div",
    { class: "apart" },
    element(
      "div",
      { class: "titled" },
      element("h3", {}, "Where formats overtake each other"),
      picker("Pairs", [BASELINE, "all"], BASELINE, (id) => {
        all = id === "all";
        draw();
      }),
    ),
    element(
      "p",
      { class: "lead" },
      "Measured: the links over which the codec is certainly ahead of the other or behind it, block by block. Predicted: the bandwidth at which the model has both alike, with its 95 % interval.",
    ),
    table,
  );
}
