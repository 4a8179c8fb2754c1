import { expect, test } from 'vitest';
import { foreignText } from './foreign-text.ts';
import * as mailTemplates from './mail-templates.ts';

test('an ordinary name is quoted as it is', () => {
  for (const name of ['Ann Lee', 'J. R. O’Neil-Smith', 'Łukasz Żak', 'P-2614 Inlet compression', 'C-101A/B, rev. 3.2'])
    expect(foreignText(name)).toBe(name);
});

test('links, addresses and line breaks in the text of another person are removed', () => {
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

test('mails about projects contain no links except their own', () => {
  const text = 'Look at https://evil.example now\nor evil.example';
  const url = 'https://site.example/projects';
  for (const mail of [
    mailTemplates.projectInvitation('Site', url, {
      by: { name: text, email: 'ann@example.com' },
      project: text,
      role: 'reader',
    }),
    mailTemplates.sheetSigned('Site', url, { act: 'issued', by: text, project: text, sheet: text, letter: 'A' }),
    mailTemplates.sheetsDrifted('Site', url, {
      project: text,
      sheets: [{ name: text, letter: 'A', outcome: 'differs', change: '1 %' }],
    }),
  ]) {
    const whole = [mail.subject, ...mail.paragraphs].join('\n');
    expect(whole).not.toMatch(/evil\.example|https:\/\/|\nor/);
  }
});

test('the subject of an invitation contains no text of the inviter, and the mail names their address', () => {
  const { subject, paragraphs } = mailTemplates.projectInvitation('Site', 'https://site.example/projects', {
    by: { name: 'Pay now', email: 'ann@example.com' },
    project: 'Inlet compression',
    role: 'engineer',
  });
  expect(subject).toBe('You are invited to a project on Site');
  expect(paragraphs[0]).toBe(
    'Someone with the email address ann@example.com, who gives their name as “Pay now”, has invited you to the project “Inlet compression” on Site, as an engineer.',
  );
});
