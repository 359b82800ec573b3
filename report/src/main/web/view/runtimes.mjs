/**
 * @import {Model, Runtime} from "../data/model.mjs"
 * @import {Child} from "./dom.mjs"
 * @import {Store} from "./store.mjs"
 */
import { shownCodecs } from "../data/choice.mjs";
import { ACROSS, hasSeveralRuntimes, partOf, runtimesOf } from "../data/runtimes.mjs";
import { element } from "./dom.mjs";

/** @typedef {(part: Model, store: Store, words: string) => Child[]} Content */

/**
 * What there is to show of each runtime, under its title: hidden while no codec of it is shown. Of a run with one runtime
 * the content alone. The words name the runtime where there are several: two boxes of a page need two names.
 *
 * @param {Model} model
 * @param {Store} store
 * @param {Content} content empty where a runtime has nothing to show
 * @returns {Child[]}
 */
export function byRuntime(model, store, content) {
  return hasSeveralRuntimes(model)
    ? model.runtimes.flatMap((runtime) => block(model, store, runtime, content))
    : content(model, store, "");
}

/**
 * @param {Model} model
 * @param {Store} store
 * @param {Runtime} runtime
 * @param {Content} content
 */
function block(model, store, runtime, content) {
  const part = partOf(model, runtime);
  const own = store.of(runtime.name);
  const children = content(part, own, runtime.title);
  if (children.length === 0) {
    return [];
  }
  const node = element("div", { class: "runtime" }, element("h3", {}, runtime.title), ...children);
  const tell = () => {
    node.hidden = shownCodecs(part, own.choice).length === 0;
  };
  own.listen(tell);
  tell();
  return [node];
}

/**
 * What figures of these codecs are about: one runtime, which then is all that is shown, or several. The words belong to
 * the heading; there are none in a run with one runtime.
 *
 * @param {Model} model
 * @param {Store} store
 * @param {string[]} codecs
 * @returns {{part: Model, own: Store, words: string}}
 */
export function scopeOf(model, store, codecs) {
  const [first, ...others] = runtimesOf(model, codecs);
  if (!hasSeveralRuntimes(model) || !first) {
    return { part: model, own: store, words: "" };
  }
  return others.length > 0
    ? { part: model, own: store, words: ACROSS }
    : { part: partOf(model, first), own: store.of(first.name), words: first.title };
}

/**
 * A title with what it is about behind it.
 *
 * @param {string} title
 * @param {string} words
 */
export function titled(title, words) {
  return words === "" ? title : `${title}, ${words}`;
}
