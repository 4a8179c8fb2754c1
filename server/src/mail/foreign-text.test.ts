import { expect, test } from 'vitest';
import { foreignText } from './foreign-text.ts';
import * as letters from './mail-templates.ts';

test('an ordinary name is quoted as it is', () => {
  for (const name of ['Ann Lee', 'J. R. O’Neil-Smith', 'Łukasz Żak', 'P-2614 Inlet compression', 'C-101A/B, rev. 3.2'])
    expect(foreignText(name)).toBe(name);
});

test('links, addresses and line breaks of another person do not reach a letter', () => {
  for (const [text, quoted] of [
    ['Your account is locked: https://evil.example/login', 'Your account is locked: https: // evil. example/login'],
    ['www.evil.example', 'www. evil. example'],
    ['evil．example', 'evil. example'],
    ['write to me@evil.example', 'write to me at evil. example'],
    ['one\r\ntwo\u2028three\u202Efour', 'one two three four'],
    ['a\u200B.b', 'a . b'],
  ] as const)
    expect(foreignText(text)).toBe(quoted);
  expect(foreignText('x'.repeat(300))).toHaveLength(80);
});

test('no letter about a project carries a link other than its own', () => {
  const text = 'Look at https://evil.example now\nor evil.example';
  const url = 'https://site.example/projects';
  for (const letter of [
    letters.projectInvitation('Site', url, {
      by: { name: text, email: 'ann@example.com' },
      project: text,
      role: 'reader',
    }),
    letters.sheetSigned('Site', url, { act: 'issued', by: text, project: text, sheet: text, letter: 'A' }),
    letters.sheetsDrifted('Site', url, {
      project: text,
      sheets: [{ name: text, letter: 'A', outcome: 'differs', change: '1 %' }],
    }),
  ]) {
    const whole = [letter.subject, ...letter.paragraphs].join('\n');
    expect(whole).not.toMatch(/evil\.example|https:\/\/|\nor/);
  }
});

test('the subject of an invitation holds no text of the inviter, and the letter names their address', () => {
  const { subject, paragraphs } = letters.projectInvitation('Site', 'https://site.example/projects', {
    by: { name: 'Pay now', email: 'ann@example.com' },
    project: 'Inlet compression',
    role: 'engineer',
  });
  expect(subject).toBe('You are invited to a project on Site');
  expect(paragraphs[0]).toBe(
    'Someone with the email address ann@example.com, who gives their name as “Pay now”, has invited you to the project “Inlet compression” on Site, as an engineer.',
  );
});
