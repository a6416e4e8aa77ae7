import { cleanup, configure } from '@testing-library/react'
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

// A busy machine draws a screen later, not never.
configure({ asyncUtilTimeout: 5_000 })

afterEach(cleanup)
