/** A promised figure and its measurement. */
export interface Figure {
  name: string;
  target: number;
  unit: string;
  result: number;
  /** The better direction; `lower` by default. */
  better?: 'lower' | 'higher';
}

export interface JudgedFigure extends Required<Figure> {
  met: boolean;
  /** Shortfall in percent of the target; 0 if met. */
  shortBy: number;
}

export const figuresVariable: string;
export function promised(figure: Figure): void;
export function collected(file: string): JudgedFigure[];
export function table(figures: readonly JudgedFigure[]): string;
