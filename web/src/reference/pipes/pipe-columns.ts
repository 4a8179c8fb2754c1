import {
  flowArea,
  massPerLength,
  pipes,
  surfacePerLength,
  waterFilledMassPerLength,
  type Pipe,
} from '@isentrope/engineering/piping';

/** Which units of length are shown. */
export type Units = 'both' | 'mm' | 'inch';

/** A dimension or property of a pipe, in a metric and a customary unit, with their decimals. */
export interface Figure {
  readonly id: string;
  readonly label: string;
  readonly metric: { readonly unit: string; readonly decimals: number };
  readonly customary: { readonly unit: string; readonly decimals: number };
  readonly value: (pipe: Pipe) => { readonly metric: number; readonly customary: number };
  /** Shown beside the dimensions on wide windows, in a separate view on a phone. */
  readonly derived: boolean;
}

const inch = 0.0254;
const foot = 0.3048;
const pound = 0.45359237;

function length(id: string, label: string, of: (pipe: Pipe) => number): Figure {
  return {
    id,
    label,
    metric: { unit: 'mm', decimals: 2 },
    customary: { unit: 'in', decimals: 3 },
    value: pipe => ({ metric: of(pipe) * 1000, customary: of(pipe) / inch }),
    derived: false,
  };
}

function weight(id: string, label: string, of: (pipe: Pipe) => number): Figure {
  return {
    id,
    label,
    metric: { unit: 'kg/m', decimals: 2 },
    customary: { unit: 'lb/ft', decimals: 2 },
    value: pipe => ({ metric: of(pipe), customary: (of(pipe) * foot) / pound }),
    derived: true,
  };
}

export const outerDiameter = length('outerDiameter', 'Outer Diameter', pipe => pipe.outerDiameter);

/** The values of a schedule's row, in order. */
export const figures: readonly Figure[] = [
  length('innerDiameter', 'Inner Diameter', pipe => pipe.innerDiameter),
  length('wallThickness', 'Wall Thickness', pipe => pipe.wallThickness),
  weight('weight', 'Weight', massPerLength),
  weight('waterFilledWeight', 'Water-filled weight', waterFilledMassPerLength),
  {
    id: 'flowArea',
    label: 'Flow area',
    metric: { unit: 'cm²', decimals: 3 },
    customary: { unit: 'in²', decimals: 3 },
    value: pipe => ({ metric: flowArea(pipe) * 1e4, customary: flowArea(pipe) / inch ** 2 }),
    derived: true,
  },
  {
    id: 'outsideSurface',
    label: 'Outside surface',
    metric: { unit: 'm²/m', decimals: 4 },
    customary: { unit: 'ft²/ft', decimals: 3 },
    value: pipe => ({ metric: surfacePerLength(pipe), customary: surfacePerLength(pipe) / foot }),
    derived: true,
  },
];

/** A value as text, in metric, customary or both units. */
export function figureTexts(figure: Figure, pipe: Pipe, units: Units): readonly string[] {
  const { metric, customary } = figure.value(pipe);
  return [
    ...(units === 'inch' ? [] : [metric.toFixed(figure.metric.decimals)]),
    ...(units === 'mm' ? [] : [customary.toFixed(figure.customary.decimals)]),
  ];
}

/** Length in characters of a value's longest text over all pipes, for each shown unit. */
export function longestTexts(figure: Figure, units: Units): readonly number[] {
  const lengths = pipes.map(pipe => figureTexts(figure, pipe, units).map(text => text.length));
  return (lengths[0] ?? []).map((_, index) => Math.max(...lengths.map(each => each[index] ?? 0)));
}

/** Units in a column heading: mm | in. */
export function unitsText({ metric, customary }: Figure, units: Units): string {
  if (units === 'both') return `${metric.unit} | ${customary.unit}`;
  return units === 'mm' ? metric.unit : customary.unit;
}
