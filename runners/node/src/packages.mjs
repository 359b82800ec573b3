import { existsSync, lstatSync, readFileSync, realpathSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the runner, beside whose files npm packages are looked for. */
const HOME = fileURLToPath(new URL("..", import.meta.url));
const NODE_MODULES = "node_modules";

/** Names the folder in which `wirecost setup node` has installed the packages. */
const PACKAGES = "WIRECOST_NODE_PACKAGES";

/** Makes the installed packages visible to the runner, unless they are already. */
export function linkInstalledPackages() {
  const packages = process.env[PACKAGES];
  if (packages !== undefined && packages !== "") {
    link(join(packages, NODE_MODULES), HOME);
  }
}

/**
 * Makes the runner's packages visible to generated code.
 * @param {string} folder of the code
 */
export function linkPackagesInto(folder) {
  link(realpathSync(join(HOME, NODE_MODULES)), folder);
}

/**
 * The version that an npm package's own package.json names; undefined if it is not installed. "node" is Node.js itself.
 * @param {string} name
 */
export function installedVersion(name) {
  if (name === "node") {
    return process.version;
  }
  const file = join(HOME, NODE_MODULES, name, "package.json");
  return existsSync(file) ? String(JSON.parse(readFileSync(file, "utf8")).version) : undefined;
}

/**
 * Several processes may do this at once.
 * @param {string} target
 * @param {string} folder that gets the link
 */
function link(target, folder) {
  const path = join(folder, NODE_MODULES);
  if (existsSync(path) && !isLinkElsewhere(path, target)) {
    return;
  }
  const fresh = `${path}.${process.pid}`;
  try {
    symlinkSync(target, fresh, "junction");
    renameSync(fresh, path); // in place of a link that leads nowhere, at once
  } catch (e) {
    rmSync(fresh, { force: true });
    if (!existsSync(path)) {
      console.error(`cannot link ${path} to ${target}: ${e instanceof Error ? e.message : e}`);
    }
  }
}

/**
 * A file of an installed npm package, also of one that exports it to no module.
 * @param {string} name of the package
 * @param {string} path within it
 */
export function packageFile(name, path) {
  return join(HOME, NODE_MODULES, name, path);
}

/**
 * Whether a link leads to packages of another time, such as those of an older Node.js. A folder is a developer's own.
 * @param {string} path
 * @param {string} target
 */
function isLinkElsewhere(path, target) {
  return lstatSync(path).isSymbolicLink() && existsSync(target) && realpathSync(path) !== realpathSync(target);
}
