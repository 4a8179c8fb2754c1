/** A new worker that calculates beside the page. There is one place for it, or each would bundle the calculators for itself. */
export function calculatorWorker(): Worker {
  return new Worker(new URL('./calculator.worker.ts', import.meta.url), { type: 'module' });
}
