/** A figure that was promised, and what was measured. */
export interface Figure {
  name: string;
  target: number;
  unit: string;
  result: number;
  /** Which way is better; lower unless said. */
  better?: 'lower' | 'higher';
}

export interface JudgedFigure extends Required<Figure> {
  met: boolean;
  /** By how many percent of the target it falls short; 0 where it is met. */
  shortBy: number;
}

export const figuresVariable: string;
export function promised(figure: Figure): void;
export function collected(file: string): JudgedFigure[];
export function table(figures: readonly JudgedFigure[]): string;
