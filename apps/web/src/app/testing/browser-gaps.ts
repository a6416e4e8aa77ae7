import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

/** What jsdom leaves out and every real browser has. */
if (typeof window !== 'undefined') {
  window.scrollTo = () => {}
  Element.prototype.scrollTo ??= () => {}
  Element.prototype.scrollIntoView ??= () => {}
  window.matchMedia ??= (query) => ({
    matches: false,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => false,
  })
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}

afterEach(cleanup)
