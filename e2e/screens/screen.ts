import { expect, type Page } from '@playwright/test'
import type { Language } from '@tablee/domain/language'
import { CATALOGUES } from '@tablee/messages/catalogues'
import type { fr } from '@tablee/messages/fr'
import type { Translation } from '@tablee/messages/translation'
import { appDrawn } from '../app-drawn.ts'

export type Words = Translation<typeof fr>

/** What the screens say, by which they are operated. */
export const WORDS: Readonly<Record<Language, Words>> = CATALOGUES

/** A screen as it is reached from an address by hand: what is opened on it, named as on the contact sheet. */
export type Opening = (page: Page, at: { readonly words: Words; readonly code: string }) => Promise<void>

/** What is done with each screen that is shown: a check, or a picture. */
export type Look = (page: Page, screen: string) => Promise<void>

/** A text of the catalogue in which names and numbers are left open, as the name of a button may be. */
export function withValues(text: string, values: Readonly<Record<string, string | number>> = {}): RegExp {
  const parts = text.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 1) return values[part] === undefined ? '.+' : String(values[part])
    // The browser's names of buttons fold narrow spaces, its texts do not.
    return part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s/g, String.raw`\s`)
  })
  return new RegExp(`^${parts.join('')}$`)
}

/** Opens an address, and waits until what the server wrote is alive. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await appDrawn(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** What is asked of the server has come: nothing grey holds its place any more. */
export async function expectToBeLoaded(page: Page): Promise<void> {
  await expect(page.locator('main .pulse-if-long:visible')).toHaveCount(0)
}

/** Brings the first element with this text to the top of the screen, for what stands below the first one. */
export const scrollTo =
  (text: (words: Words) => string): Opening =>
  async (page, { words }) => {
    const target = page
      .locator('main')
      .getByText(withValues(text(words)))
      .first()
    await target.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await page.evaluate(() => scrollBy({ top: -80, behavior: 'instant' }))
  }

export const tab =
  (name: keyof Words['admin']['tabs']): Opening =>
  async (page, { words }) => {
    const title = words.admin.tabs[name]
    await page.getByRole('tab', { name: title }).click()
    await expect(page.getByRole('tabpanel', { name: title })).toBeVisible()
  }

/** By keyboard: a second tap on one spot may be taken for the first one. */
export const press =
  (...names: readonly ((words: Words) => string)[]): Opening =>
  async (page, { words }) => {
    for (const name of names) {
      await page
        .getByRole('button', { name: withValues(name(words)) })
        .first()
        .press('Enter')
    }
  }

/** One after the other. */
export const first =
  (...openings: readonly Opening[]): Opening =>
  async (page, at) => {
    for (const opening of openings) await opening(page, at)
  }
