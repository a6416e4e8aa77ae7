import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

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
  // No layout: everything is visible.
  window.IntersectionObserver ??= class implements IntersectionObserver {
    readonly root = null
    readonly rootMargin = ''
    readonly scrollMargin = ''
    readonly thresholds = []
    readonly #tell: IntersectionObserverCallback
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell
    }
    observe(target: Element) {
      const nowhere = target.getBoundingClientRect()
      this.#tell(
        [
          {
            ...{ target, isIntersecting: true, intersectionRatio: 1, time: 0, rootBounds: null },
            ...{ boundingClientRect: nowhere, intersectionRect: nowhere },
          },
        ],
        this,
      )
    }
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return []
    }
  }
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}

// A busy machine draws late, not never.
configure({ asyncUtilTimeout: 15_000 })

afterEach(cleanup)
