/**
 * The JavaScript of a TypeScript module. Types are removed, not checked.
 * @param {string} text
 * @param {"CommonJS" | "ESNext"} module
 */
export async function withoutTypes(text, module) {
  const { default: typescript } = await import("typescript");
  const compilerOptions = { module: typescript.ModuleKind[module], target: typescript.ScriptTarget.ES2022 };
  return typescript.transpileModule(text, { compilerOptions }).outputText;
}
