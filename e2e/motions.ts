import type { BrowserContext, Page } from '@playwright/test'

type Notes = { readonly motions: readonly string[] }

/**
 * Notes on every page of the device what moves, turns or grows: the name of the gesture, how long, how much later. Read from the
 * style: a page that was held up hears of a gesture only after its end.
 */
export async function noteMotions(device: BrowserContext): Promise<void> {
  await device.addInitScript(() => {
    const motions: string[] = []
    Object.assign(window, { motions })
    const rulesOf = (rules: CSSRuleList): CSSRule[] =>
      [...rules].flatMap((rule) => [rule, ...('cssRules' in rule ? rulesOf(rule.cssRules as CSSRuleList) : [])])
    const isTransformed = (name: string) =>
      [...document.styleSheets]
        .flatMap((sheet) => rulesOf(sheet.cssRules))
        .filter((rule): rule is CSSKeyframesRule => rule instanceof CSSKeyframesRule && rule.name === name)
        .flatMap((rule) => [...rule].map((frame) => (frame as CSSKeyframeRule).style.transform))
        .some((transform) => transform !== '' && transform !== 'none')
    const milliseconds = (time: string) => Math.round(Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000))
    const note = ({ target, animationName }: AnimationEvent) => {
      if (!(target instanceof Element) || !isTransformed(animationName)) return
      const style = getComputedStyle(target)
      const place = style.animationName.split(', ').indexOf(animationName)
      const of = (list: string) => {
        const values = list.split(', ')
        return values[place % values.length] ?? ''
      }
      // What turns without an end says that something is waited for.
      if (place < 0 || of(style.animationIterationCount) === 'infinite') return
      motions.push(
        `${animationName}: ${of(style.animationIterationCount)} × ${milliseconds(of(style.animationDuration))} ms ` +
          `after ${milliseconds(of(style.animationDelay))}`,
      )
    }
    document.addEventListener('animationstart', note, true)
  })
}

export function motionsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as Notes).motions)
}
