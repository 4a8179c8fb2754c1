import { atmosphere, standardGravity } from '@isentrope/engineering/quantities';
import type { Expression } from '../equation/parse.ts';

/** A physical or standard constant that equations contain as a number. */
export interface NamedConstant {
  readonly name: string;
  readonly label: string;
  readonly value: number;
  readonly unit: string;
  readonly source: string;
}

const constants: readonly (NamedConstant & { readonly text: string })[] = [
  {
    text: '101325',
    name: 'standard_atmosphere',
    label: 'Standard atmosphere',
    value: atmosphere,
    unit: 'Pa',
    source: 'CGPM 1954, exact',
  },
  {
    text: '8.314462618',
    name: 'molar_gas_constant',
    label: 'Molar gas constant',
    value: 8.314462618,
    unit: 'J/(mol·K)',
    source: 'CODATA 2018, to the digits of the equations',
  },
  {
    text: '9.80665',
    name: 'standard_gravity',
    label: 'Standard gravity',
    value: standardGravity,
    unit: 'm/s²',
    source: 'CGPM 1901, exact',
  },
];

/** The constant with this number text. */
export function findConstant(text: string): NamedConstant | undefined {
  return constants.find(constant => constant.text === text);
}

/** The distinct constants in expressions. */
export function constantsUsed(expressions: readonly Expression[]): readonly NamedConstant[] {
  const texts = new Set(expressions.flatMap(numbersIn));
  return constants.filter(({ text }) => texts.has(text));
}

function numbersIn(expression: Expression): string[] {
  switch (expression.type) {
    case 'number':
      return [expression.text];
    case 'negative':
      return numbersIn(expression.operand);
    case 'call':
      return expression.operands.flatMap(numbersIn);
    case 'operation':
      return [...numbersIn(expression.left), ...numbersIn(expression.right)];
    default:
      return [];
  }
}
