/**
 * The text of a tooltip as nodes, so that nothing in it can become markup.
 *
 * @param {string} title
 * @param {string[]} lines
 */
export function tooltip(title, lines) {
  const node = document.createElement("div");
  const head = document.createElement("strong");
  head.textContent = title;
  node.append(head);
  for (const line of lines) {
    const row = document.createElement("div");
    row.textContent = line;
    node.append(row);
  }
  return node;
}
