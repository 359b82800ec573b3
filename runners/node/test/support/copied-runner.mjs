import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { RunnerProcess } from "./runner-process.mjs";

const RUNNER = fileURLToPath(new URL("../..", import.meta.url));

/** A copy of the runner that has one codec file, which a test has written, in place of its own. */
export class CopiedRunner {
  /** @param {string} codecFile source of the codec file */
  constructor(codecFile) {
    this.folder = mkdtempSync(join(tmpdir(), "wirecost-node-"));
    /** The folder of the runner. */
    this.home = join(this.folder, "runner");
    cpSync(join(RUNNER, "runner.mjs"), join(this.home, "runner.mjs"));
    cpSync(join(RUNNER, "src"), join(this.home, "src"), { recursive: true });
    writeFileSync(join(this.home, "src", "codecs", "own.mjs"), codecFile);
    writeFileSync(join(this.home, "src", "codecs", "index.mjs"), 'export default [() => import("./own.mjs")];');
  }

  /** @param {NodeJS.ProcessEnv} [environment] */
  start(environment = process.env) {
    return new RunnerProcess(environment, join(this.home, "runner.mjs"));
  }

  delete() {
    rmSync(this.folder, { recursive: true });
  }
}
