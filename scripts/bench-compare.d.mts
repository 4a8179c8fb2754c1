/** A figure measured at two commits: median processor times in ns, their ratio with its quartiles, and the yardstick, ns. */
export interface PairedFigure {
  readonly name: string;
  readonly now: number;
  readonly before: number;
  readonly ratio: number;
  readonly spread: readonly [lower: number, upper: number];
  readonly yardstick: number;
}

export function checkOut(commit: string): string;
export function runInTurn(nowPath: string, thenPath: string): Promise<PairedFigure[]>;
export function median(numbers: readonly number[]): number;
export function spreadOf(numbers: readonly number[]): [number, number];
export function saturationPressure(T: number): number;
export function pairedTable(rows: readonly PairedFigure[], commit: string): string;
