/** Keeps the page from scrolling. Returns how to let it go. */
export function holdPage({ defaultView, documentElement, body }: Document): () => void {
  const { scrollX = 0, scrollY = 0, innerWidth = 0, navigator } = defaultView ?? {}
  const bar = innerWidth - documentElement.clientWidth
  const styles: Record<string, string> = { overflow: 'hidden' }
  if (bar > 0 && documentElement.clientWidth > 0) styles.paddingRight = `${bar}px`
  const isFixed = isPageFixed(navigator)
  // There the page scrolls below everything else that is tried.
  if (isFixed) Object.assign(styles, { position: 'fixed', top: `${-scrollY}px`, left: `${-scrollX}px`, right: '0' })
  const before = Object.keys(styles).map((name) => [name, Reflect.get(body.style, name)] as const)
  Object.assign(body.style, styles)
  return () => {
    for (const [name, value] of before) Reflect.set(body.style, name, value)
    if (isFixed) defaultView?.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  }
}

/** Whether a held page stands fixed, so that nothing in it can be scrolled to. */
export function isPageFixed(navigator: Navigator | undefined = globalThis.navigator): boolean {
  return navigator !== undefined && isIos(navigator)
}

/** An iPad calls itself a Mac. */
function isIos({ userAgent, maxTouchPoints }: Navigator): boolean {
  return /iP(?:hone|ad|od)/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}
