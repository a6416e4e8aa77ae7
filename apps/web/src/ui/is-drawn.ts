/** Also false in a panel that keeps its layout while it is not shown. */
export function isDrawn(element: Element): boolean {
  return typeof element.checkVisibility === 'function' ? element.checkVisibility() : !element.closest('[hidden]')
}
