import { expect, test } from 'vitest';
import { mergeSentences } from './merge-sentences.ts';

test.each([
  [
    ['β is 0.76, beyond 0.75.', 'β is 0.81, beyond 0.75.', 'β is 0.78, beyond 0.75.'],
    'β is 0.76 to 0.81, beyond 0.75.',
  ],
  [['At −5 °C.', 'At 3 °C.', 'At −20 °C.'], 'At −20 to 3 °C.'],
  [['Re is 9800.', 'Re is 12\u202f400.'], 'Re is 9800 to 12\u202f400.'],
  [['Re is 9\u202f800 and 1.5·10⁻³.', 'Re is 9\u202f800 and 2·10⁻⁴.'], 'Re is 9\u202f800 and 2·10⁻⁴ to 1.5·10⁻³.'],
  [['It is 2·10⁸.', 'It is 9\u202f000\u202f000.'], 'It is 9\u202f000\u202f000 to 2·10⁸.'],
  [['API 521-7, DN50: 3.', 'API 521-7, DN50: 4.'], 'API 521-7, DN50: 3 to 4.'],
  [['It is 1.', 'It is 1.'], 'It is 1.'],
  [['It is 1.', 'That is 2.'], 'It is 1.'],
  [['Nothing.'], 'Nothing.'],
  [[], ''],
])('%j is merged to %s', (sentences, all) => expect(mergeSentences(sentences)).toBe(all));
