import { describe, expect, test } from 'vitest';
import { testCompany } from '../testing/index.ts';
import { renderMail } from './mail-content.ts';

const content = { subject: 'Hello', paragraphs: ['Good day'] as [string] };

describe('a mail’s content', () => {
  test('is signed with the company’s name and address', () => {
    const { text, html } = renderMail(content, 'ann@example.com', testCompany);
    expect(text).toBe(
      'Good day\n\n-- \nIsentrope Engineering Ltd\n12 Union Street\nAberdeen AB10 1BD\ncontact@isentrope.test',
    );
    expect(html).toContain(
      'Isentrope Engineering Ltd<br>12 Union Street<br>Aberdeen AB10 1BD<br>contact@isentrope.test',
    );
  });

  test('omits an address that is not set yet', () => {
    const unset = { ...testCompany, address: ['Registered office address to be set in company.json'] };
    const { text, html } = renderMail(content, 'ann@example.com', unset);
    expect(text).toBe('Good day\n\n-- \nIsentrope Engineering Ltd\ncontact@isentrope.test');
    expect(html).toContain('Isentrope Engineering Ltd<br>contact@isentrope.test');
    expect(text + html).not.toContain('company.json');
  });
});
