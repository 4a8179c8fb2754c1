import { messageValue, Refusal } from '../quantities/index.ts';

/** Throws a Refusal unless a vapour mass fraction is from 0 to 1. */
export function requireQuality(value: number): void {
  if (value >= 0 && value <= 1) return;
  throw new Refusal('the quality must be from 0 to 1; it is {value}', { value: messageValue('number', value) });
}

/** Throws a Refusal unless a quantity of a state is a finite number. */
export function requireFinite(name: string, value: number): void {
  if (Number.isFinite(value)) return;
  throw new Refusal(`the ${name} is beyond the range of numbers`);
}
