type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Hands to a page that has just come to life what somebody typed, chose or ticked while it was only painted. React takes
 * over the fields with the values that they were painted with: without this the page would show one thing and count with
 * another.
 */
export function takeUpTyping(root: ParentNode): void {
  for (const field of root.querySelectorAll<Field>('input, select, textarea')) {
    if (field instanceof HTMLSelectElement) {
      const painted = [...field.options].findIndex(option => option.defaultSelected);
      if (field.selectedIndex !== Math.max(painted, 0)) field.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
      if (field.checked && !field.defaultChecked) tickAgain(field);
      if (!field.checked && field.defaultChecked && field.type === 'checkbox') tickAgain(field);
    } else if (field.value !== field.defaultValue) typeAgain(field);
  }
}

/** Presses the buttons that were pressed while the page was only painted: the script in index.html marked them. */
export function pressAgain(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-pressed]')) {
    delete button.dataset['pressed'];
    button.click();
  }
}

function tickAgain(field: HTMLInputElement): void {
  field.checked = !field.checked;
  field.click();
}

/** React remembers the last value that a field was given and passes over an event that brings no other. */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
