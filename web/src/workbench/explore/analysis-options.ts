import {
  isWithinBounds,
  isShown,
  readField,
  resultInfo,
  readableUnits,
  type Definition,
  type Input,
  type QuantityField,
  type ReportedValue,
} from '@isentrope/calculators/kit';
import { fromSi, toSi, type Kind } from '@isentrope/engineering/quantities';
import type { WorkbenchCase } from '../state/workbench-model.ts';
import { isFieldVisible } from '../input-pane/rows.ts';

/** An option for an input or result of an analysis. */
export interface AnalysisOption {
  readonly id: string;
  readonly label: string;
  readonly section: string;
}

/** A numeric input of a case. */
export interface NumberInput extends AnalysisOption {
  readonly field: QuantityField;
  /** Its unit in the case. */
  readonly unit: string;
  /** Its entered or derived default value in SI; undefined if it has none. */
  readonly presentValue: number | undefined;
}

/** A result that can be analysed: a number, a text or yes/no. */
export interface ResultOption extends AnalysisOption {
  readonly kind: Kind | undefined;
  readonly unit: string;
  readonly units: readonly string[];
  /** Its calculated value in the case. */
  readonly value: ReportedValue | undefined;
}

function presentValueOf(input: Input, { data, calculated }: WorkbenchCase): number | undefined {
  const reading = readField(input, data, input.id);
  if (reading.type === 'value' && typeof reading.value === 'number') return reading.value;
  const filled = calculated?.report.filled?.[input.id];
  return filled?.value.type === 'number' ? filled.value.si : undefined;
}

/** The numeric inputs of a case. */
export function numberInputs(definition: Definition, item: WorkbenchCase): readonly NumberInput[] {
  return definition.inputs.flatMap(input => {
    const { id, section, field } = input;
    if (field.type !== 'quantity' || !isFieldVisible(input, item)) return [];
    const unit = item.data[id]?.unit ?? field.unit;
    return [{ id, section, label: field.label, field, unit, presentValue: presentValueOf(input, item) }];
  });
}

/** The results of a case that can be analysed; text results only once calculated. */
export function resultOptions(
  definition: Definition,
  item: WorkbenchCase,
  units: Readonly<Record<string, string>>,
): readonly ResultOption[] {
  return definition.results.flatMap(({ id, section }) => {
    const { label, kind, unit = '', when } = resultInfo(definition, id);
    const value = item.calculated?.report.values[id];
    const isOffered = kind !== undefined || value?.type === 'words' || value?.type === 'answer';
    if (!isOffered || !isShown(when, item.data) || value?.type === 'table') return [];
    return [
      {
        id,
        label,
        section,
        kind,
        unit: units[id] ?? unit,
        units: kind === undefined ? [] : readableUnits(kind, unit),
        value,
      },
    ];
  });
}

/** The default half-width of an input's range, as a fraction of its value. */
const defaultHalfWidth = { wide: 0.5, narrow: 0.1 } as const;

/**
 * The default range around the present value of an input, rounded, within the bounds of its field, in its unit;
 * undefined if it has no value or is zero. The fraction is smaller for temperatures, since it applies to the absolute
 * value.
 */
export function defaultRange(
  { field, unit, presentValue }: NumberInput,
  width: keyof typeof defaultHalfWidth,
): { readonly from: number; readonly to: number } | undefined {
  if (presentValue === undefined || presentValue === 0) return undefined;
  const share = field.kind === 'temperature' ? defaultHalfWidth[width] / 5 : defaultHalfWidth[width];
  const reach = Math.abs(presentValue) * share;
  const low = clampToBounds(field, presentValue, presentValue - reach);
  const high = clampToBounds(field, presentValue, presentValue + (width === 'wide' ? 2 : 1) * reach);
  const step =
    10 ** Math.floor(Math.log10(Math.abs(fromSi(field.kind, high, unit) - fromSi(field.kind, low, unit))) - 1);
  const short = (si: number) => Number((Math.round(fromSi(field.kind, si, unit) / step) * step).toPrecision(6));
  const ends = { from: short(low), to: short(high) };
  const rounded = (value: number, si: number) =>
    clampToBounds(field, presentValue, toSi(field.kind, value, unit)) === toSi(field.kind, value, unit)
      ? value
      : Number(fromSi(field.kind, si, unit).toPrecision(12));
  return { from: rounded(ends.from, low), to: rounded(ends.to, high) };
}

/** Clamps a value to the bounds of a field; for an exclusive bound, to a point between it and the present value. */
function clampToBounds({ kind, unit, ...bounds }: QuantityField, presentValue: number, value: number): number {
  const inSi = (limit: number) => toSi(kind, limit, unit);
  if (isWithinBounds(bounds, value, inSi)) return value;
  const isLow = value < presentValue;
  const [closed, open] = isLow ? [bounds.atLeast, bounds.above] : [bounds.atMost, bounds.below];
  if (closed !== undefined) return inSi(closed);
  return open === undefined ? presentValue : presentValue + 0.9 * (inSi(open) - presentValue);
}
