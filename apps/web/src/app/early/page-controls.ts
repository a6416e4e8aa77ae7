/** Controls that need the app. */
export const CONTROL = 'button, input, select, textarea, label, [role=button], [role=tab], [role=switch]'

export type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const TYPED_INPUT = /^(?:text|search|email|password|tel|url|number|date|time|datetime-local)$/

export function isTextField(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  return (
    element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && TYPED_INPUT.test(element.type))
  )
}

export function isTypedField(element: EventTarget | null): element is TypedField {
  return element instanceof Element && (element instanceof HTMLSelectElement || isTextField(element))
}

/** A label stands for its control. */
export function controlOf(target: EventTarget | null): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null
  return control instanceof HTMLLabelElement ? control.control : control
}
