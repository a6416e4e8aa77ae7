import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'

/** Git ignores it. */
const FOLDER = '.screens'

export type Shot = { readonly width: number; readonly theme: 'light' | 'dark' }

type Picture = Shot & { readonly caption: string; readonly file: string }

const HEIGHTS: Readonly<Record<number, number>> = { 320: 640, 360: 740, 820: 1180, 1440: 900 }
/** By screen width. */
const SCALES: Readonly<Record<number, number>> = { 320: 0.75, 360: 0.75, 820: 0.45, 1440: 0.4 }
const SHEET_WIDTH = 2000
/** Three rows of phones, shown unshrunk. */
const PICTURES_ON_A_SHEET = 18
const SCREENS_DOWN = 3

/** One sheet for each width and theme of a walk. */
export class ContactSheet {
  readonly #name: string
  readonly #shots: readonly Shot[]
  readonly #isLong: boolean
  readonly #pictures: Picture[] = []
  #screens = 0

  /** With `isLong` a picture goes down to the third screen. */
  constructor(name: string, { shots, isLong }: { readonly shots: readonly Shot[]; readonly isLong: boolean }) {
    this.#name = name
    this.#shots = shots
    this.#isLong = isLong
  }

  async take(page: Page, screen: string): Promise<void> {
    const index = this.#screens++
    for (const [width, shots] of Map.groupBy(this.#shots, (shot) => shot.width)) {
      const height = HEIGHTS[width] ?? 900
      await page.setViewportSize({ width, height })
      for (const { theme } of shots) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
        await page.evaluate(() => document.fonts.ready)
        // Colors change over to a theme in two frames.
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
        const file = `pictures/${this.#name}/${width}-${theme}/${index}.jpg`
        await page.screenshot({ path: join(FOLDER, file), type: 'jpeg', quality: 70, ...(await this.#reach(page)) })
        this.#pictures.push({ width, theme, caption: screen, file })
      }
    }
  }

  async lay(page: Page): Promise<void> {
    for (const { width, theme } of this.#shots) {
      const pictures = this.#pictures.filter((each) => each.width === width && each.theme === theme)
      if (pictures.length === 0) continue
      for (let from = 0; from < pictures.length; from += PICTURES_ON_A_SHEET) {
        const sheet = `${this.#name}-${width}-${theme}-${from / PICTURES_ON_A_SHEET + 1}`
        const title = `${this.#name}, ${width} px, ${theme}`
        writeFileSync(join(FOLDER, `${sheet}.html`), layOut(title, pictures.slice(from, from + PICTURES_ON_A_SHEET)))
        await page.setViewportSize({ width: SHEET_WIDTH, height: 1000 })
        await page.goto(pathToFileURL(join(FOLDER, `${sheet}.html`)).href)
        await page.screenshot({ path: join(FOLDER, `${sheet}.jpg`), type: 'jpeg', quality: 70, fullPage: true })
      }
    }
  }

  async #reach(page: Page) {
    if (!this.#isLong) return {}
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    const whole = await page.evaluate(() => document.documentElement.scrollHeight)
    return { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(whole, SCREENS_DOWN * height) } }
  }
}

function layOut(title: string, pictures: readonly Picture[]): string {
  const figures = pictures.map(({ caption, file, width }) => {
    const shown = Math.round(width * (SCALES[width] ?? 0.5))
    return `<figure style="width:${shown}px"><figcaption>${caption}</figcaption><a href="${file}"><img src="${file}" width="${shown}" alt=""></a></figure>`
  })
  return `<!doctype html><meta charset="utf-8"><title>${title}</title>
<style>body{margin:16px;background:#8b8f98;font:14px sans-serif}main{display:flex;flex-wrap:wrap;gap:16px;align-items:start}
figure{margin:0}figcaption{height:2.5em;overflow:hidden}img{display:block}</style>
<h1>${title}</h1><main>${figures.join('\n')}</main>
`
}
