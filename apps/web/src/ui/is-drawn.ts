/** False in a panel that keeps its layout while it is not shown; the browser would first bring the styles of all that it holds up to date. */
export function isDrawn(element: Element): boolean {
  if (element.closest('[hidden]')) return false
  return typeof element.checkVisibility !== 'function' || element.checkVisibility()
}
