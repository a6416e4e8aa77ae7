import { onTestFinished, vi } from 'vitest'

/** Of this test: a page keeps its first audio context, and so do the tests that run after each other. */
export const heard = { beeps: 0 }

class CountedAudio {
  readonly state = 'running'
  readonly currentTime = 0
  readonly destination = {}
  createOscillator() {
    const start = () => {
      heard.beeps += 1
    }
    return { frequency: { value: 0 }, connect: (next: unknown) => next, start, stop() {} }
  }
  createGain() {
    return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (next: unknown) => next }
  }
}

/** Counts beeps from now to the end of the test. */
export function countBeeps(): void {
  heard.beeps = 0
  vi.stubGlobal('AudioContext', CountedAudio)
  onTestFinished(() => void vi.unstubAllGlobals())
}
