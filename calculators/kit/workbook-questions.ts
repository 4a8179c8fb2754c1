import { Refusal } from '@isentrope/engineering/quantities';
import type { Definition } from './definition.ts';
import { inPresentSchema } from './document-migrations.ts';
import { answerData, type Datum } from './explore/answer-tables.ts';
import type { Answer } from './explore/answer.ts';
import { keptQuestions } from './explore/kept-questions.ts';
import { questionWords } from './explore/question-words.ts';
import type { Question } from './explore/question.ts';
import { numberCell, numberFormat, styled, type Cell, type Row, type Sheet } from './sheet.ts';
import { cellText, type ReadCell } from './workbook-entry.ts';
import { cellName } from './workbook-form.ts';

/** A question that is part of the record, with what was answered. */
export interface AnsweredQuestion {
  readonly question: Question;
  /** Of which case it was asked. */
  readonly of: string;
  /** The answer, or why there is none: a sentence. */
  readonly answer: Answer | string;
}

/** The sheet of questions, and the cell before each as a document keeps it. */
export const questionsSheet = 'Explore';
const askedHead = 'Question as kept';
const digits = 6;

/** The sheet of the questions with their answers: each in words, then what import gives back, then the data. */
export function questionsSheetOf(definition: Definition, asked: readonly AnsweredQuestion[]): Sheet[] {
  if (asked.length === 0) return [];
  const rows = asked.flatMap((each, place) => [...(place === 0 ? [] : [[]]), ...questionRows(definition, each)]);
  const columns = Math.max(4, ...rows.map(row => row.length));
  return [
    {
      name: questionsSheet,
      rows,
      widths: Array.from({ length: columns }, (_, place) => (place === 0 ? 30 : 22)),
      frozenRows: 0,
      frozenColumns: 0,
    },
  ];
}

function questionRows(definition: Definition, { question, of, answer }: AnsweredQuestion): Row[] {
  const across = (text: string): Cell => ({ ...styled(text, 'note'), span: 4 });
  const above: Row[] = [
    [{ ...styled(questionWords(definition, question), 'section'), span: 5 }],
    [styled('Case', 'muted'), across(of)],
    [styled(askedHead, 'muted'), across(JSON.stringify(question))],
  ];
  if (typeof answer === 'string') return [...above, [styled('Answer', 'label'), across(answer)]];
  const { lines, tables } = answerData(answer);
  return [
    ...above,
    ...lines.map((line): Row => [styled('Answer', 'label'), across(line)]),
    ...tables.flatMap(({ head, rows }): Row[] => [
      head.map((name, column) => styled(name, rows.some(row => typeof row[column] === 'number') ? 'figures' : 'head')),
      ...rows.map(row => row.map(dataCell)),
    ]),
  ];
}

function dataCell(datum: Datum): Cell | undefined {
  if (datum === null) return undefined;
  return typeof datum === 'number' ? numberCell(datum, numberFormat(datum, digits)) : styled(datum, 'label');
}

/**
 * The questions that a workbook keeps, exactly as they were asked; undefined where it has no sheet of them. Throws a `Refusal` that names the cell of one that is not
 * understood.
 */
export function questionsIn(
  definition: Definition,
  sheets: readonly { readonly name: string; readonly rows: readonly (readonly ReadCell[])[] }[],
  schema: number,
): readonly Question[] | undefined {
  const sheet = sheets.find(({ name }) => name === questionsSheet);
  return sheet?.rows.flatMap((row, place) => {
    if (cellText(row[0]) !== askedHead) return [];
    try {
      const kept: unknown = JSON.parse(cellText(row[1]));
      return keptQuestions(definition, inPresentSchema({ schema, cases: [], questions: [kept] })['questions']);
    } catch (thrown) {
      const at = `Cell ${cellName(place, 1)} of the sheet "${questionsSheet}"`;
      if (thrown instanceof Refusal) throw new Refusal(`${at}: ${thrown.message}`);
      if (thrown instanceof SyntaxError) throw new Refusal(`${at} holds no question.`);
      throw thrown;
    }
  });
}
