import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SETTLE_MS } from './later.tsx'
import { QrCode } from './qr-code.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Somebody scrolls when the test says so. */
function aScreen() {
  const places = new Set<() => void>()
  class Watch {
    readonly #come: () => void
    constructor(tell: IntersectionObserverCallback) {
      this.#come = () => tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never)
    }
    observe() {
      places.add(this.#come)
    }
    disconnect() {
      places.delete(this.#come)
    }
  }
  vi.stubGlobal('IntersectionObserver', Watch)
  const scrollNear = () =>
    act(async () => {
      for (const come of [...places]) come()
    })
  return { scrollNear, watched: () => places.size }
}

const code = () => screen.queryByRole('img', { name: 'Code' })

test('a code that stands first is drawn at once', () => {
  aScreen()
  render(<QrCode value="https://tournois.example/tournament/K7QM2X" label="Code" />)
  expect(code()).not.toBeNull()
})

test('a code below everything is drawn when somebody gets near', async () => {
  const { scrollNear, watched } = aScreen()
  render(<QrCode value="https://tournois.example/tournament/K7QM2X" label="Code" isDrawnLater />)
  expect(code()).toBeNull()
  await scrollNear()
  expect(code()).not.toBeNull()
  expect(watched()).toBe(0)
})

test('a code below everything is there for a screen reader once the screen has settled', async () => {
  vi.useFakeTimers()
  aScreen()
  render(<QrCode value="https://tournois.example/tournament/K7QM2X" label="Code" isDrawnLater />)
  expect(code()).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(SETTLE_MS))
  expect(code()).not.toBeNull()
})
