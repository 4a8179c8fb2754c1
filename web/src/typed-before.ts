type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Restores what was typed, selected or ticked before hydration. React would reset the fields to their prerendered
 * values and show one thing while calculating with another.
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

/** Repeats the clicks on buttons before hydration, which the script in index.html has recorded. */
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

/** React tracks the last value it set and ignores an input event with the same value. */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
