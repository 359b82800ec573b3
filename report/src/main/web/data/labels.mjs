/**
 * Where labels of points go so that none covers another or a point.
 *
 * @typedef {{x: number, y: number, top: number, bottom: number, width: number}} LabelledPoint with the ends of its interval
 * @typedef {{x: number, y: number, align: "left" | "right" | "center"}} LabelPlace
 * @typedef {{left: number, right: number, top: number, bottom: number}} Rectangle
 */

const HEIGHT = 14;
const GAP = 8;

/** @type {((point: LabelledPoint) => LabelPlace)[]} */
const PLACES = [
  ({ x, y }) => ({ x: x + GAP, y, align: "left" }),
  ({ x, y }) => ({ x: x - GAP, y, align: "right" }),
  ({ x, y }) => ({ x, y: y - HEIGHT, align: "center" }),
  ({ x, y }) => ({ x, y: y + HEIGHT, align: "center" }),
  ({ x, y }) => ({ x: x + GAP, y: y - HEIGHT, align: "left" }),
  ({ x, y }) => ({ x: x + GAP, y: y + HEIGHT, align: "left" }),
  ({ x, y }) => ({ x: x - GAP, y: y - HEIGHT, align: "right" }),
  ({ x, y }) => ({ x: x - GAP, y: y + HEIGHT, align: "right" }),
];

/**
 * A place for each point's label, the first in the list first; nothing for a point where none is free.
 *
 * @param {LabelledPoint[]} points in pixels, the most important first
 * @param {Rectangle} area that labels must not leave
 * @returns {(LabelPlace | undefined)[]}
 */
export function placeLabels(points, area) {
  const taken = points.flatMap(({ x, y, top, bottom }) => [
    { left: x - 6, right: x + 6, top: y - 6, bottom: y + 6 },
    { left: x - 1, right: x + 1, top, bottom },
  ]);
  return points.map((point) => {
    const place = PLACES.map((at) => at(point)).find((candidate) => {
      const box = rectangle(candidate, point.width);
      return isInside(box, area) && !taken.some((other) => overlap(box, other));
    });
    if (place) {
      taken.push(rectangle(place, point.width));
    }
    return place;
  });
}

/**
 * @param {LabelPlace} place
 * @param {number} width
 * @returns {Rectangle}
 */
function rectangle({ x, y, align }, width) {
  const left = align === "left" ? x : align === "right" ? x - width : x - width / 2;
  return { left, right: left + width, top: y - HEIGHT / 2, bottom: y + HEIGHT / 2 };
}

/**
 * @param {Rectangle} inner
 * @param {Rectangle} outer
 */
function isInside(inner, outer) {
  return (
    inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom
  );
}

/**
 * @param {Rectangle} a
 * @param {Rectangle} b
 */
function overlap(a, b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
