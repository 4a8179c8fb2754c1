import { Absent, calculateCase, caseFrom, type CaseInput, type Definition } from '../kit/index.ts';

/** Works cases of a calculator by their method, or by the one named, for tests that work the same by hand. */
export const worked = (definition: Definition) => (given: CaseInput, method?: string) => {
  const data = caseFrom(definition, method === undefined ? given : { ...given, method });
  const { evaluation, messages, crossChecks } = calculateCase(definition, data);
  return {
    /** A number in SI. */
    of: (id: string) => Number(evaluation.value(id)),
    /** A value as it is; undefined where there is none. */
    word: (id: string) => {
      const value = evaluation.value(id);
      return value instanceof Absent ? undefined : value;
    },
    /** The level of each message and the field or result that it stands beside. */
    marked: messages.map(({ level, field }) => `${level} ${field ?? ''}`),
    /** What is compared, by each other method. */
    other: crossChecks.map(({ value }) => value),
  };
};
