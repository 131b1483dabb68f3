import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import { loadAndCompile, loadLiteRt, Tensor } from '@litertjs/core';

/** A neural network with one input. */
export interface Network {
  /** Runs the network. Returns its outputs in the model's order. */
  run(input: Float32Array): Promise<readonly Float32Array[]>;
}

interface GlueModule {
  exports?: unknown;
}
interface BrowserWorker {
  self?: unknown;
  importScripts?: (address: string) => void;
  ModuleFactory?: unknown;
  Module?: unknown;
}

const { resolve } = createRequire(import.meta.url);
const RUNTIME = new URL('../wasm/', `file://${resolve('@litertjs/core')}`);

/** A `navigator.gpu` without a device. Without it, the runtime prints a long warning. */
const GPU_WITHOUT_DEVICE = {
  requestAdapter: () =>
    Promise.resolve({ limits: {}, features: new Set(), requestDevice: () => Promise.resolve(null) }),
};

/**
 * Defines `importScripts`, with which LiteRT.js loads its WebAssembly in browser workers. It runs the script as a
 * CommonJS module, which the script supports for Node.
 */
function actAsBrowserWorker(): void {
  const thread = globalThis as BrowserWorker;
  thread.self = globalThis;
  Object.defineProperty(globalThis, 'navigator', { value: { gpu: GPU_WITHOUT_DEVICE }, configurable: true });
  thread.importScripts = (address) => {
    const path = fileURLToPath(address);
    const glueModule: GlueModule = {};
    const parameters = ['module', 'exports', 'require', '__filename', '__dirname'];
    const runScript = compileFunction(readFileSync(path, 'utf8'), parameters, { filename: path });
    runScript(glueModule, {}, createRequire(path), path, dirname(path));
    thread.ModuleFactory = glueModule.exports;
    thread.Module = {
      wasmBinary: readFileSync(path.replace(/\.js$/u, '.wasm')),
      print: ignoreOutput,
      printErr: ignoreOutput,
    };
  };
}

/** Ignores the runtime's output, which lists what it registers. Errors are thrown. */
const ignoreOutput = (): void => undefined;

let startedRuntime: Promise<void> | null = null;

/** Loads a model from a package, such as `@mediapipe/pose/pose_landmark_full.tflite`, for inputs of this shape. */
export async function loadNetwork(file: string, shape: readonly number[]): Promise<Network> {
  startedRuntime ??= startRuntime();
  await startedRuntime;
  const model = await loadAndCompile(new Uint8Array(await readFile(resolve(file))), { accelerator: 'wasm' });
  return {
    async run(input) {
      const tensor = new Tensor(input, [...shape]);
      const outputs = await model.run([tensor]);
      tensor.delete();
      return Promise.all(
        outputs.map(async (output) => {
          const values = (await output.data()) as Float32Array;
          output.delete();
          return values;
        }),
      );
    },
  };
}

async function startRuntime(): Promise<void> {
  actAsBrowserWorker();
  await loadLiteRt(RUNTIME.href, { threads: false });
}
