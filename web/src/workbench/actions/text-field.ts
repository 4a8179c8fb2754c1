const withoutText = new Set(['button', 'checkbox', 'file', 'radio', 'range', 'reset', 'submit']);

/** Whether an event target accepts typed text. */
export function isTextField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement ? !withoutText.has(target.type) : target instanceof HTMLTextAreaElement;
}
