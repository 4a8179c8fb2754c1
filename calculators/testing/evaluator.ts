import { Absent, calculateCase, caseFrom, type CaseInput, type Definition } from '../kit/index.ts';

/** Calculates cases by their method or a given one, for comparison with hand calculations. */
export const evaluator = (definition: Definition) => (input: CaseInput, method?: string) => {
  const data = caseFrom(definition, method === undefined ? input : { ...input, method });
  const { evaluation, messages, crossChecks } = calculateCase(definition, data);
  return {
    /** Returns a number in SI. */
    of: (id: string) => Number(evaluation.value(id)),
    /** Returns a value unchanged; undefined if there is none. */
    rawValue: (id: string) => {
      const value = evaluation.value(id);
      return value instanceof Absent ? undefined : value;
    },
    /** Level of each message with its field or result. */
    messageMarks: messages.map(({ level, field }) => `${level} ${field ?? ''}`),
    /** Cross-check values of the other methods. */
    crossCheckValues: crossChecks.map(({ value }) => value),
  };
};
