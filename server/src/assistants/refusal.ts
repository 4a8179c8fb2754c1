import type { ApiProblem, ProblemCode } from '../api/index.ts';

/** What a problem says to an assistant: what is wrong, and how to mend it. */
export function refusalWords({ code, message }: ApiProblem, site: string): string {
  const mending = mendings[code]?.(site);
  return mending === undefined ? message.slice(0, longest) : `${message.slice(0, longest)} ${mending}`;
}

/** Longest sentence of a problem: what was sent may stand in it. */
const longest = 2000;

const correct = () =>
  'Correct what is named and call again; describe_tool gives the fields of a calculator with units, limits and options.';
const show = (site: string) =>
  `Calculators whose access is "free" run without one. The user makes a key at ${site}/account and gives it to this connection as the header "Authorization: Bearer isentrope_…".`;

const mendings: Partial<Readonly<Record<ProblemCode, (site: string) => string>>> = {
  INVALID_INPUT: correct,
  REFUSED: correct,
  UNKNOWN_TOOL: () => 'find_tool gives the ids of the calculators.',
  NEEDS_PRO: show,
  UNKNOWN_KEY: () => 'Without any key, calculators whose access is "free" run within a small quota.',
};
