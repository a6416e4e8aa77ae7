import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { filledQuickTournament, finishQuick, holding, startQuick } from './people/filled-tournament.ts'

/** From a PNG's header. */
function sizeOf(png: Buffer): readonly [number, number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

test('STAK-12 the final ranking is kept as a picture', async ({ browser }) => {
  const device = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const tournament = await filledQuickTournament(device, 18)
  await finishQuick(device, tournament, await startQuick(device, tournament))
  const page = await holding(device, tournament, {})
  await page.goto(`/tournament/${tournament.code}`)
  await page.getByRole('button', { name: 'Partager' }).click()
  const image = page.getByRole('img', { name: /^Classement final de «\sLes mercredis du Vieux Grimoire\s»\s: 1er / })
  await expect(image).toBeVisible()
  const drawn = await image.evaluate((shown: HTMLImageElement) => [shown.naturalWidth, shown.naturalHeight])
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Enregistrer l’image' }).click(),
  ])
  expect(saved.suggestedFilename()).toBe(`classement-${tournament.code}.png`)
  const kept = readFileSync(await saved.path())
  expect(sizeOf(kept)).toEqual(drawn)
  expect(drawn[0]).toBe(1080)
  await page.keyboard.press('Escape')
  await expect(image).toBeHidden()
  await expect(page.getByRole('button', { name: 'Partager' })).toBeFocused()
})

test('WALL-7 a player keeps the own result as a picture, upright and lying', async ({ browser }) => {
  const device = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const tournament = await filledQuickTournament(device, 6)
  await finishQuick(device, tournament, await startQuick(device, tournament))
  const [player] = tournament.secrets.values()
  const page = await holding(device, tournament, player ? { player } : {})
  await page.goto(`/tournament/${tournament.code}/player`)
  await page.getByRole('button', { name: 'Mon résultat en image' }).click()
  const image = page.getByRole('dialog').getByRole('img', { name: / sur 6 · \d-\d.*, «\sLes mercredis/ })
  for (const [shape, size] of [
    ['Vertical', [1080, 1920]],
    ['Horizontal', [1200, 630]],
  ] as const) {
    await page.getByRole('button', { name: shape }).click()
    await expect
      .poll(() => image.evaluate((shown: HTMLImageElement) => [shown.naturalWidth, shown.naturalHeight]))
      .toEqual(size)
  }
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Enregistrer l’image' }).click(),
  ])
  expect(saved.suggestedFilename()).toBe(`resultat-${tournament.code}.png`)
  expect(sizeOf(readFileSync(await saved.path()))).toEqual([1200, 630])
})
