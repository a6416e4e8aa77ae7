import { expect, type Locator } from '@playwright/test'

/** An act gets no more taps than these. */
export class Thumb {
  #taps = 0

  async tap(target: Locator): Promise<void> {
    this.#taps += 1
    await target.click()
  }

  get taps(): number {
    return this.#taps
  }

  expectAtMost(most: number): void {
    expect(this.#taps).toBeLessThanOrEqual(most)
    this.#taps = 0
  }
}
