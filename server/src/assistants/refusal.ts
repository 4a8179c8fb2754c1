import type { ApiProblem, ProblemCode } from '../api/index.ts';

/** The message of a problem for an assistant, with how to correct it. */
export function refusalWords({ code, message }: ApiProblem, site: string): string {
  const mending = mendings[code]?.(site);
  return mending === undefined ? message.slice(0, longest) : `${message.slice(0, longest)} ${mending}`;
}

/** Maximum length of the message, which may quote user input. */
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
