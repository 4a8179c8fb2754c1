import * as z from 'zod/mini';
import { line, passage } from './text.ts';

/** What a project's calculations rest on together. */
export const basis = z.strictObject({
  /** Site conditions, as text with their units. */
  ambientPressure: line(60),
  minimumAmbientTemperature: line(60),
  maximumAmbientTemperature: line(60),
  /** The units in which new sheets stand. */
  units: z.enum(['si', 'metric', 'us']),
  /** Criteria in force and editions of standards, a line each. */
  criteria: passage(10_000),
  standards: passage(10_000),
});
export type Basis = z.infer<typeof basis>;

export const blankBasis: Basis = {
  ambientPressure: '',
  minimumAmbientTemperature: '',
  maximumAmbientTemperature: '',
  units: 'metric',
  criteria: '',
  standards: '',
};

/** What the fields of a project and its basis are called. */
export const projectLabels = {
  name: 'Name',
  number: 'Number',
  client: 'Client',
  ambientPressure: 'Ambient pressure',
  minimumAmbientTemperature: 'Lowest ambient temperature',
  maximumAmbientTemperature: 'Highest ambient temperature',
  units: 'Units of new sheets',
  criteria: 'Criteria in force',
  standards: 'Editions of standards',
} as const satisfies Readonly<Record<keyof Basis | 'name' | 'number' | 'client', string>>;
