/** A promised figure and its measurement. */
export interface Figure {
  name: string;
  target: number;
  unit: string;
  result: number;
  /** The better direction; `lower` by default. */
  better?: 'lower' | 'higher';
}

export interface AssessedFigure extends Required<Figure> {
  met: boolean;
  /** Shortfall in percent of the target; 0 if met. */
  shortBy: number;
}

export const figuresVariable: string;
export function reportFigure(figure: Figure): void;
export function readFigures(file: string): AssessedFigure[];
export function table(figures: readonly AssessedFigure[]): string;
