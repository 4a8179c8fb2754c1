import type { Drawing } from '@isentrope/calculators/kit';
import type { ReactNode } from 'react';

/** A label with its value and unit. */
export interface ExampleLine {
  readonly label: string;
  readonly value: string;
  readonly unit: string;
}

/** The first example of a calculator with its main inputs, key results and drawing. */
export interface WorkedExample {
  readonly title: string;
  /** Where the example is from. */
  readonly source: string;
  readonly caseName: string;
  readonly inputs: readonly ExampleLine[];
  readonly results: readonly ExampleLine[];
  readonly drawing: Drawing | undefined;
}

/** Worked examples by calculator. */
export type WorkedExamples = Readonly<Record<string, WorkedExample>>;

/** The worked examples of the Pro calculators as displayed; none in the browser, which keeps the prerendered HTML. */
export async function loadWorkedExamples(): Promise<Readonly<Record<string, ReactNode>>> {
  if (!import.meta.env.SSR && !import.meta.env.DEV) return {};
  const { workedExampleViews } = await import('./worked-example.tsx');
  return workedExampleViews();
}
