import type { ApiProblem, ProblemCode } from '../api/index.ts';

/** The message of a problem for an assistant, with how to correct it. */
export function refusalMessage({ code, message }: ApiProblem, site: string): string {
  const mending = corrections[code]?.(site);
  return mending === undefined
    ? message.slice(0, maxMessageLength)
    : `${message.slice(0, maxMessageLength)} ${mending}`;
}

/** Maximum length of the message, which may quote user input. */
const maxMessageLength = 2000;

const correctHint = () =>
  'Correct what is named and call again; describe_tool gives the fields of a calculator with units, limits and options.';
const keyHint = (site: string) =>
  `Calculators whose access is "free" run without one. The user creates a key at ${site}/account and gives it to this connection as the header "Authorization: Bearer isentrope_…".`;

const corrections: Partial<Readonly<Record<ProblemCode, (site: string) => string>>> = {
  INVALID_INPUT: correctHint,
  REFUSED: correctHint,
  UNKNOWN_TOOL: () => 'find_tool gives the ids of the calculators.',
  NEEDS_PRO: keyHint,
  UNKNOWN_KEY: () => 'Without any key, calculators whose access is "free" run within a small quota.',
};
