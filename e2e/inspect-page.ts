import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { appDrawn } from './app-drawn.ts'

/** No page may be wider than the screen, and axe must find nothing (WCAG 2.2 AA). */
export async function inspectPage(page: Page): Promise<void> {
  await appDrawn(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0)
  const found = await faultsOf(page)
  const at = await page.evaluate(() => window.scrollY)
  // What a bar half covers where the page was scrolled to is looked at again from its top.
  if (at === 0 || found.length === 0 || found.some((fault) => !fault.startsWith('target-size:'))) {
    return expect(found).toEqual([])
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  expect(await faultsOf(page)).toEqual([])
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), at)
}

async function faultsOf(page: Page): Promise<readonly string[]> {
  const { violations } = await axeOn(page)
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** In the page itself: frames of other sites, for which a second page would be opened each time, there are none. */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode()
}

export type Theme = 'light' | 'dark' | 'forced'

const THEMES: readonly Theme[] = ['light', 'dark', 'forced']

/** All three per screen take minutes (`EVERY_SIZE=on`); a usual run takes turns. */
export function themesInTurn(turn: number): readonly Theme[] {
  return process.env.EVERY_SIZE === 'on' ? THEMES : THEMES.filter((_, index) => index === turn % THEMES.length)
}

const MEDIA = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
} as const

/** Nothing serious in these colours, landmarks and button names included. */
export async function expectNothingSerious(page: Page, screen: string, themes: readonly Theme[]): Promise<void> {
  for (const theme of themes) {
    await page.emulateMedia({ ...MEDIA[theme], reducedMotion: 'reduce' })
    await page.evaluate(drawEveryRow)
    await page.evaluate(endOfMovements)
    const { violations } = await axeOn(page)
      // An open menu is outside the landmarks on purpose.
      .exclude('[data-scope=menu][data-part=positioner]')
      .options({
        // Forced colours are the reader's choice.
        rules: { 'label-content-name-mismatch': { enabled: true }, 'color-contrast': { enabled: theme !== 'forced' } },
        resultTypes: ['violations'],
      })
      .analyze()
    const found = violations
      .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || LANDMARKS.includes(id))
      .map(({ id, nodes }) => `${screen}, ${theme}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`)
    expect.soft(found).toEqual([])
    if (theme === 'forced') expect.soft(await page.evaluate(buttonsWithoutEdge), `${screen}: no edge`).toEqual([])
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  await page.emulateMedia({ ...MEDIA.light, reducedMotion: 'reduce' })
}

/** Undrawn rows keep their old colours. */
function drawEveryRow(): void {
  const whole = new CSSStyleSheet()
  whole.replaceSync('* { content-visibility: visible !important; }')
  document.adoptedStyleSheets = [whole]
}

/** Mid-transition letters are too faint. */
async function endOfMovements(): Promise<void> {
  const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

const LANDMARKS = [
  'landmark-unique',
  'region',
  'landmark-one-main',
  'landmark-no-duplicate-main',
  'page-has-heading-one',
]

/** Forced colours draw no background: a filled button shows by its border alone. */
function buttonsWithoutEdge(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main button, main a, main [role=tab]')]
    .filter((part) => /(?:^|\s)bg-(?:carmine|felt|face|ink|surface)(?:\s|$)/.test(part.className))
    .filter((part) => Number.parseFloat(getComputedStyle(part).borderTopWidth) === 0)
    .map((part) => part.textContent?.trim().slice(0, 40) ?? '')
}
