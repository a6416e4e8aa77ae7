import { expect, type Page } from '@playwright/test'
import type { Language } from '@tablee/domain/language'
import { CATALOGUES } from '@tablee/messages/catalogues'
import type { fr } from '@tablee/messages/fr'
import type { Translation } from '@tablee/messages/translation'
import { appDrawn } from '../app-drawn.ts'

export type Words = Translation<typeof fr>

export const WORDS: Readonly<Record<Language, Words>> = CATALOGUES

/** By hand, from its address. */
export type Opening = (page: Page, at: { readonly words: Words; readonly code: string }) => Promise<void>

/** A check, or a picture. */
export type Look = (page: Page, screen: string) => Promise<void>

/** Names and numbers are left open. */
export function withValues(text: string, values: Readonly<Record<string, string | number>> = {}): RegExp {
  const parts = text.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 1) return values[part] === undefined ? '.+' : String(values[part])
    // The browser folds narrow spaces in button names, not in texts.
    return part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s/g, String.raw`\s`)
  })
  return new RegExp(`^${parts.join('')}$`)
}

/** Waits until the written page is alive. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await appDrawn(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** No grey placeholders remain. */
export async function expectToBeLoaded(page: Page): Promise<void> {
  await expect(page.locator('main .pulse-if-long:visible')).toHaveCount(0)
}

/** For what is below the first screen. */
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

/** By keyboard: a second tap on one spot may count as the first. */
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

export const first =
  (...openings: readonly Opening[]): Opening =>
  async (page, at) => {
    for (const opening of openings) await opening(page, at)
  }
