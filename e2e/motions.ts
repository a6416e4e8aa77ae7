import type { BrowserContext, Page } from '@playwright/test'

type Notes = { readonly motions: readonly string[] }

/** Notes on every page of the device what moves, turns or grows: the name of the gesture, how long, how much later. */
export async function noteMotions(device: BrowserContext): Promise<void> {
  await device.addInitScript(() => {
    const motions: string[] = []
    Object.assign(window, { motions })
    const note = ({ target, animationName }: AnimationEvent) => {
      if (!(target instanceof Element)) return
      const running = target.getAnimations().filter((each): each is CSSAnimation => each instanceof CSSAnimation)
      const effect = running.find((each) => each.animationName === animationName)?.effect
      if (!(effect instanceof KeyframeEffect)) return
      if (!effect.getKeyframes().some(({ transform }) => transform !== undefined && transform !== 'none')) return
      const { duration, delay, iterations } = effect.getComputedTiming()
      // What turns without an end says that something is waited for.
      if (iterations === Infinity) return
      motions.push(`${animationName}: ${iterations} × ${duration} ms after ${delay}`)
    }
    document.addEventListener('animationstart', note, true)
  })
}

export function motionsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as Notes).motions)
}
