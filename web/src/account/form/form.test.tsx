// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { render, textOf, textsOf, unmount } from '../../testing/render.tsx';
import type { Failure } from '../request.ts';
import { CheckboxField, CodeField, PasswordField, SelectField, TextAreaField, TextField } from './fields.tsx';
import { Form, FormNotice, noticeFromFailure, Submit, type Entries, type Notice } from './form.tsx';
import { Cancel, Reveal } from './reveal.tsx';

afterEach(unmount);

/** A submission that ends when the test says so. */
function pending() {
  const sent: Entries[] = [];
  let answer: (notice: Notice | undefined) => void = () => {};
  const submit = (entries: Entries) => {
    sent.push(entries);
    return new Promise<Notice | undefined>(resolve => (answer = resolve));
  };
  return { sent, submit, answer: (notice?: Notice) => act(async () => answer(notice)) };
}

const button = (name: string) => {
  const found = [...document.querySelectorAll('button')].find(each => textOf(each) === name);
  if (!found) throw new Error(`There is no ${name} among ${textsOf('button').join(', ')}.`);
  return found;
};
const press = (name: string) => act(async () => button(name).click());
const input = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);

describe('a form', () => {
  const draw = (submit: (entries: Entries) => Promise<Notice | undefined>, initial?: Notice) =>
    render(
      <Form submit={submit} initial={initial} label="Sheet">
        <TextField name="title" label="Title" defaultValue="Orifice" />
        <CheckboxField name="trust">Trust</CheckboxField>
        <FormNotice />
        <Submit busy="Saving…">Save</Submit>
        <Submit busy="Deleting…" name="remove" danger>
          Delete
        </Submit>
      </Form>,
    );

  test('sends its entries once, whatever is pressed meanwhile', async () => {
    const { sent, submit, answer } = pending();
    await draw(submit);
    await press('Save');
    expect(textsOf('button')).toEqual(['Saving…', 'Delete']);
    expect([...document.querySelectorAll('button')].map(each => each.disabled)).toEqual([true, true]);
    await act(async () =>
      document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
    );
    expect(
      sent.map(entries => [
        entries.text('title'),
        entries.text('none'),
        entries.isChecked('trust'),
        entries.isChecked('remove'),
      ]),
    ).toEqual([['Orifice', '', false, false]]);
    await answer();
    expect(textsOf('button')).toEqual(['Save', 'Delete']);
    await act(async () => input('trust')?.click());
    await press('Delete');
    expect(textsOf('button')).toEqual(['Save', 'Deleting…']);
    expect(sent.map(entries => [entries.isChecked('trust'), entries.isChecked('remove')])).toEqual([
      [false, false],
      [true, true],
    ]);
    await answer();
  });

  test('shows what was wrong, in its place while it is tried again, and leads to the field', async () => {
    const { submit, answer } = pending();
    await draw(submit);
    expect(document.querySelector('.banner')).toBeNull();
    await press('Save');
    await answer({ tone: 'error', text: 'Give the sheet a title.', field: 'title' });
    const notice = document.querySelector('.banner');
    expect([notice?.getAttribute('role'), textOf(notice), notice?.className]).toEqual([
      'alert',
      'Give the sheet a title.',
      'banner error',
    ]);
    expect(document.activeElement).toBe(input('title'));
    expect(input('title')?.getAttribute('aria-invalid')).toBe('true');
    expect(input('title')?.getAttribute('aria-describedby')).toBe(notice?.id);
    expect(input('trust')?.hasAttribute('aria-invalid')).toBe(false);
    await press('Save');
    expect(document.querySelector('.banner')?.className).toBe('banner error held');
    await answer({ tone: 'success', text: 'Saved.' });
    expect([
      document.querySelector('.banner')?.getAttribute('role'),
      document.querySelector('.banner')?.className,
    ]).toEqual(['status', 'banner success']);
    await press('Save');
    await answer();
    expect(document.querySelector('.banner')).toBeNull();
  });

  test('begins with a notice, and says that something unexpected happened', async () => {
    await draw(() => Promise.reject(new Error('no')), { tone: 'success', text: 'Please sign in.' });
    expect(textsOf('.banner')).toEqual(['Please sign in.']);
    await press('Save');
    expect(textsOf('.banner')).toEqual(['An unexpected error occurred']);
    expect(document.querySelector('form')?.getAttribute('aria-label')).toBe('Sheet');
  });
});

test('a form opened by a button has the focus, and the button has it again', async () => {
  await render(
    <Reveal label="Rename" danger>
      {close => (
        <Form takesFocus submit={() => Promise.resolve(undefined)}>
          <TextField name="title" label="Title" />
          <Cancel close={close} />
        </Form>
      )}
    </Reveal>,
  );
  expect(document.activeElement).toBe(document.body);
  expect(button('Rename').className).toBe('button quiet danger');
  await press('Rename');
  expect(document.activeElement).toBe(input('title'));
  await press('Cancel');
  expect(document.activeElement).toBe(button('Rename'));
});

describe('a field', () => {
  const draw = (notice: Notice | undefined, field: ReactNode) =>
    render(
      <Form initial={notice} submit={() => Promise.resolve(undefined)}>
        {field}
        <FormNotice />
      </Form>,
    );
  const wrong = (field: string): Notice => ({ tone: 'error', text: 'Wrong.', field });

  test('of a password shows it on demand, and is described by its help and its error', async () => {
    const password = (
      <PasswordField name="password" label="New Password" help="At least 8." autoComplete="new-password" />
    );
    await draw(undefined, password);
    expect([input('password')?.type, input('password')?.required]).toEqual(['password', true]);
    expect(document.getElementById(input('password')?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'At least 8.',
    );
    await press('Show new password');
    expect(input('password')?.type).toBe('text');
    await press('Hide new password');
    expect(input('password')?.type).toBe('password');
    await draw(wrong('password'), password);
    const described = (input('password')?.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map(id => document.getElementById(id)?.textContent)).toEqual(['At least 8.', 'Wrong.']);
    await draw(wrong('other'), <PasswordField name="password" label="Password" autoComplete="current-password" />);
    expect(input('password')?.hasAttribute('aria-describedby')).toBe(false);
  });

  test('of several lines is described by its help and its error', async () => {
    const area = <TextAreaField name="notes" label="Notes" rows={2} help="As printed." />;
    await draw(wrong('notes'), area);
    const described = (input('notes')?.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map(id => document.getElementById(id)?.textContent)).toEqual(['As printed.', 'Wrong.']);
    await draw(undefined, <TextAreaField name="notes" label="Notes" rows={2} />);
    expect(input('notes')?.hasAttribute('aria-describedby')).toBe(false);
    expect(document.querySelector('.help')).toBeNull();
  });

  test('is found by its label, with its options or its first state', async () => {
    await draw(
      undefined,
      <>
        <SelectField
          name="days"
          label="Ends"
          options={[
            ['', 'Never'],
            ['30', 'After 30 days'],
          ]}
          defaultValue="30"
        />
        <CheckboxField name="trust" defaultChecked required>
          Trust
        </CheckboxField>
        <CodeField name="code" label="Code" />
      </>,
    );
    const labels = [...document.querySelectorAll('label')].map(each => [
      textOf(each),
      document.getElementById(each.htmlFor)?.getAttribute('name'),
    ]);
    expect(labels).toEqual([
      ['Ends', 'days'],
      ['Trust', 'trust'],
      ['Code', 'code'],
    ]);
    expect([input('days')?.value, input('days')?.disabled]).toEqual(['30', false]);
    expect([input('trust')?.checked, input('trust')?.required]).toEqual([true, true]);
    expect([input('code')?.required, input('code')?.getAttribute('spellcheck')]).toEqual([true, 'false']);
    await draw(undefined, <CheckboxField name="trust">Trust</CheckboxField>);
    expect([input('trust')?.checked, input('trust')?.required]).toEqual([false, false]);
  });
});

describe('a failed request', () => {
  const failure = (change: Partial<Failure>): Failure => ({
    message: 'Theirs',
    isReported: false,
    code: '',
    status: 500,
    away: false,
    ...change,
  });

  test.each([
    [{ status: 400 }, 'Theirs'],
    [{ status: 429 }, 'Theirs'],
    [{ code: 'BUSY', status: 503 }, 'Theirs'],
    [{ away: true, status: 0 }, 'Theirs'],
    [{ status: 500 }, 'Ours'],
    [{ status: 403 }, 'Ours'],
  ])('%j is told in the words of the server where they help', (change, text) => {
    expect(noticeFromFailure(failure(change), 'Ours')).toMatchObject({ tone: 'error', text });
    expect(noticeFromFailure(failure(change)).text).toBe('Theirs');
  });
});
