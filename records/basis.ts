import * as z from 'zod/mini';
import { line, passage } from './text.ts';

/** Design basis shared by all calculations of a project. */
export const basis = z.strictObject({
  /** Site conditions, as text with units. */
  ambientPressure: line(60),
  minimumAmbientTemperature: line(60),
  maximumAmbientTemperature: line(60),
  /** Unit system of new sheets. */
  units: z.enum(['si', 'metric', 'us']),
  /** Design criteria and editions of standards, one per line. */
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

/** Display labels of project and basis fields. */
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
