/** Creates a calculator worker. This is the only place that does, so that the worker is bundled once. */
export function createCalculatorWorker(): Worker {
  return new Worker(new URL('./calculator.worker.ts', import.meta.url), { type: 'module' });
}
