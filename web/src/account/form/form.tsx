import {
  createContext,
  use,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import '../../design/controls.css';
import { useOutageReport } from '../../shell/outage-report.ts';
import { useSession } from '../../shell/session.ts';
import type { Failure, Outcome } from '../request.ts';

/** A message shown by a form after submission. */
export interface Notice {
  readonly tone: 'error' | 'success';
  readonly text: string;
  /** Name of the field it refers to. */
  readonly field?: string;
  /** The server was unreachable; the notice disappears when it is back. */
  readonly away?: boolean;
}

/** The entries of a submitted form. */
export class Entries {
  constructor(private readonly data: FormData) {}

  text(name: string): string {
    const value = this.data.get(name);
    return typeof value === 'string' ? value : '';
  }

  isChecked(name: string): boolean {
    return this.data.has(name);
  }
}

type Submit = (entries: Entries, form: HTMLFormElement) => Promise<Notice | undefined>;

interface FormState {
  readonly busy: boolean;
  /** Name of the submit button used, if it has one. */
  readonly pressed: string;
  readonly notice: Notice | undefined;
  readonly noticeId: string;
}

const FormContext = createContext<FormState>({ busy: false, pressed: '', notice: undefined, noticeId: '' });

export const useFormState = (): FormState => use(FormContext);

/** A failed request as a form notice; `instead` replaces a message that would not help the user. */
export function noticeFromFailure(failure: Failure, instead?: string): Notice {
  const own = failure.away || failure.status === 400 || failure.status === 429 || failure.code === 'BUSY';
  return { tone: 'error', text: own ? failure.message : (instead ?? failure.message), away: failure.away };
}

/** Runs `done` with the value of a successful request; returns a notice of a failed one. */
export async function noticeFromOutcome<T>(
  outcome: Outcome<T>,
  done: (value: T) => unknown,
  noticeOf: (failure: Failure) => Notice = noticeFromFailure,
): Promise<Notice | undefined> {
  if (!outcome.ok) return noticeOf(outcome.failure);
  await done(outcome.value);
  return undefined;
}

/**
 * A form that validates and submits its entries. Submissions do not overlap; the resulting notice appears above the
 * button, and the field it refers to is focused.
 */
export function Form({
  submit,
  initial,
  label,
  takesFocus = false,
  children,
}: {
  submit: Submit;
  /** Notice before the first submission. */
  initial?: Notice | undefined;
  /** Accessible name where several such forms are on the page; otherwise the heading above names it. */
  label?: string;
  /** Focuses the first field on mount, for a form opened by a button. */
  takesFocus?: boolean;
  children: ReactNode;
}) {
  const [busy, setBusy] = useState(false);
  const [pressed, setPressed] = useState('');
  const [notice, setNotice] = useState(initial);
  const outage = useSession()?.outage ?? null;
  const running = useRef(false);
  const noticeId = useId();
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    element.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
    // Keep the notice above the field visible below the sticky page header.
    element.current?.scrollIntoView({ block: 'nearest' });
  }, [takesFocus]);
  const state = useMemo((): FormState => ({ busy, pressed, notice, noticeId }), [busy, pressed, notice, noticeId]);

  const run = async (form: HTMLFormElement, entries: Entries) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    const next = await submit(entries, form).catch((): Notice => ({
      tone: 'error',
      text: 'An unexpected error occurred',
    }));
    running.current = false;
    setBusy(false);
    setNotice(next);
    const field = next?.field === undefined ? null : form.elements.namedItem(next.field);
    if (field instanceof HTMLElement) field.focus();
  };

  return (
    <FormContext value={state}>
      <form
        className="account-form"
        ref={element}
        aria-label={label}
        noValidate
        // After an edit there is nothing left to try again.
        onInput={() => {
          if (notice?.away === true && outage === null) setNotice(undefined);
        }}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent;
          setPressed(submitter?.getAttribute('name') ?? '');
          void run(event.currentTarget, new Entries(new FormData(event.currentTarget, submitter)));
        }}
      >
        {children}
      </form>
    </FormContext>
  );
}

/**
 * Shows the form's notice. While a submission runs it is hidden but keeps its space, so that nothing moves under a
 * double click.
 */
export function FormNotice() {
  const { busy, notice, noticeId } = useFormState();
  const outage = useSession()?.outage ?? null;
  const isAway = notice?.away === true;
  useOutageReport('action', isAway && outage !== null);
  if (notice === undefined) return null;
  if (isAway && outage === null) {
    return (
      <p className={`banner${busy ? ' held' : ''}`} role="status">
        The connection is back. Please try again.
      </p>
    );
  }
  return (
    <p
      className={`banner ${notice.tone}${busy ? ' held' : ''}`}
      role={notice.tone === 'error' ? 'alert' : 'status'}
      id={noticeId}
    >
      {notice.text}
    </p>
  );
}

/** The submit button, with its text while busy. */
export function Submit({
  children,
  busy,
  quiet = false,
  primary = false,
  danger = false,
  name = '',
}: {
  children: string;
  busy: string;
  quiet?: boolean;
  /** The main action of the page. */
  primary?: boolean;
  /** The action cannot be undone. */
  danger?: boolean;
  name?: string;
}) {
  const state = useFormState();
  return (
    <button
      className={`button${quiet ? ' quiet' : ''}${primary ? ' primary' : ''}${danger ? ' quiet danger' : ''}`}
      type="submit"
      name={name === '' ? undefined : name}
      value="yes"
      disabled={state.busy}
    >
      {state.busy && state.pressed === name ? busy : children}
    </button>
  );
}
