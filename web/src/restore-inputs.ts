type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Restores what was typed, selected or ticked before hydration. React would reset the fields to their prerendered
 * values and show one thing while calculating with another.
 */
export function restoreInputs(root: ParentNode): void {
  for (const field of root.querySelectorAll<Field>('input, select, textarea')) {
    if (field instanceof HTMLSelectElement) {
      const painted = [...field.options].findIndex(option => option.defaultSelected);
      if (field.selectedIndex !== Math.max(painted, 0)) field.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
      if (field.checked && !field.defaultChecked) restoreChecked(field);
      if (!field.checked && field.defaultChecked && field.type === 'checkbox') restoreChecked(field);
    } else if (field.value !== field.defaultValue) restoreValue(field);
  }
}

/** Repeats the clicks on buttons before hydration, which the script in index.html has recorded. */
export function repeatClicks(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-pressed]')) {
    delete button.dataset['pressed'];
    button.click();
  }
}

function restoreChecked(field: HTMLInputElement): void {
  field.checked = !field.checked;
  field.click();
}

/** React tracks the last value it set and ignores an input event with the same value. */
function restoreValue(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
