const withoutText = new Set(['button', 'checkbox', 'file', 'radio', 'range', 'reset', 'submit']);

/** Whether something is typed where an event happens. */
export function isTextField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement ? !withoutText.has(target.type) : target instanceof HTMLTextAreaElement;
}
